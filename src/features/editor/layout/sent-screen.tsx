import { useSelector } from '@xstate/react';
import { CircleCheckBig } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { createPostPath } from '#domain/post/post-paths.ts';
import { represented } from '#machines/flow/editor/post-editor-types.ts';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { DecisionNotice } from '../submission/decision-notice.tsx';
import { DecisionWatch } from '../submission/decision-watch.tsx';
import { PostsButton } from './posts-button.tsx';

const inReview = 'SUBMITTED_FOR_DHPUBLISH_REVIEW';

/** Sent: what happens next. Reachable only after a confirmed reply. */
export function SentScreen({ actor }: { actor: EditorActor }) {
  const format = useSelector(actor, (current) => current.context.draft.format);
  const isDecided = useSelector(
    actor,
    (current) =>
      current.can({ type: 'edit.requested' }) ||
      (current.context.post?.state ?? inReview) !== inReview,
  );
  const userId = useSelector(actor, ({ context }) => represented(context.ids).userId);
  return (
    <Page reading paddingBlock="10">
      <Stack gap="6" alignItems="start">
        <Box color="success" aria-hidden="true">
          <CircleCheckBig size="3.5rem" strokeWidth={1.5} />
        </Box>
        <PageTitle>
          <FormattedMessage id="editor.sent.title" defaultMessage="Sent for review" />
        </PageTitle>
        <DecisionWatch actor={actor} />
        {isDecided ? (
          <DecisionNotice actor={actor} />
        ) : (
          <Text>
            <FormattedMessage
              id="editor.sent.next"
              defaultMessage="A moderator will review it. Your dashboard will show when it's published or what to fix."
            />
          </Text>
        )}
        <Row>
          {!isDecided && <PostsButton actor={actor} />}
          <RouterButton kind="secondary" to={createPostPath(format, { userId })}>
            <FormattedMessage id="editor.sent.another" defaultMessage="Create another post" />
          </RouterButton>
        </Row>
      </Stack>
    </Page>
  );
}
