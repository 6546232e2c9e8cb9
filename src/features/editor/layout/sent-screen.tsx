import { useSelector } from '@xstate/react';
import { CircleCheckBig } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { createPostPath } from '#domain/post/post-paths.ts';
import type { PostState } from '#domain/post/post-states.ts';
import { represented } from '#machines/flow/editor/post-editor-types.ts';
import { PublishTimeNote } from '#src/ui/data/publish-time-note.tsx';
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
        <SentTime actor={actor} />
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

/** The time that the server kept, or that the one that was asked for had passed by then. */
function SentTime({ actor }: { actor: EditorActor }) {
  const asked = useSelector(actor, ({ context }) => context.draft.content.publishAt);
  const post = useSelector(actor, ({ context }) => context.post);
  if (post?.publishAt && isWaiting(post.state))
    return <PublishTimeNote state={post.state} publishAt={post.publishAt} />;
  if (!asked || post?.state !== inReview) return null;
  return (
    <Text role="status">
      <FormattedMessage
        id="editor.sent.time-passed"
        defaultMessage="The time you chose had passed when we got your post. It will be published as soon as it's approved."
      />
    </Text>
  );
}

const isWaiting = (state: PostState) => state === inReview || state === 'SCHEDULED';
