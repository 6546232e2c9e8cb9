import { useSelector } from '@xstate/react';
import { CircleCheckBig } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Box, Page, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { Text } from '#src/ui/text.tsx';
import type { EditorActor } from './editor-actor.ts';

/** Sent: what happens next. Reachable only from a reply that says so. */
export function Sent({ actor }: { actor: EditorActor }) {
  const format = useSelector(actor, (current) => current.context.draft.format);
  return (
    <Page reading paddingBlock="10">
      <Stack gap="6" alignItems="start">
        <Box color="success" aria-hidden="true">
          <CircleCheckBig size="3.5rem" strokeWidth={1.5} />
        </Box>
        <PageTitle>
          <FormattedMessage id="editor.sent.title" defaultMessage="Sent for review" />
        </PageTitle>
        <Text>
          <FormattedMessage
            id="editor.sent.next"
            defaultMessage="A moderator reads it next. You will see on your dashboard when it is published, or what to mend."
          />
        </Text>
        <Row>
          <RouterButton to="/app/post/list">
            <FormattedMessage id="editor.sent.dashboard" defaultMessage="To my posts" />
          </RouterButton>
          <RouterButton kind="secondary" to={`/app/post/create?format=${format}`}>
            <FormattedMessage id="editor.sent.another" defaultMessage="Make another" />
          </RouterButton>
        </Row>
      </Stack>
    </Page>
  );
}
