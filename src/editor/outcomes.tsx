import { useSelector } from '@xstate/react';
import { CircleCheckBig } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { formatNames } from '#src/i18n/format-names.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { Text } from '#src/ui/text.tsx';
import type { EditorActor } from './editor-actor.ts';

/** While the post is being opened, and when it cannot be. */
export function Opening({ actor }: { actor: EditorActor }) {
  const failure = useSelector(actor, (current) =>
    current.matches('openFailed') ? current.context.failure : null,
  );
  return (
    <Page reading paddingBlock="8">
      <Stack gap="6">
        <PageTitle>
          <FormatName actor={actor} />
        </PageTitle>
        {failure ? (
          <Banner
            tone="danger"
            actions={
              <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
                <FormattedMessage id="editor.retry" defaultMessage="Try again" />
              </Button>
            }
          >
            <FailureMessage failure={failure} />
          </Banner>
        ) : (
          <TextSkeleton />
        )}
      </Stack>
    </Page>
  );
}

/** What is being made. */
export function FormatName({ actor }: { actor: EditorActor }) {
  const format = useSelector(actor, (current) => current.context.draft.format);
  return <FormattedMessage {...formatNames[format]} />;
}

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

/** Why a moderator refused it the last time, or took it down, above the page where it is mended. */
export function RejectionNote({ actor }: { actor: EditorActor }) {
  const why = useSelector(actor, ({ context: { post } }) => post?.rejection ?? post?.restriction ?? null);
  if (!why) return null;
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage id="editor.rejected.title" defaultMessage="What the moderator asks you to mend" />
      }
    >
      <Box as="ul" paddingInlineStart="5" listStyleType="disc">
        {why.reasons.map((reason) => (
          <li key={reason}>
            <RejectionReasonMessage reason={reason} />
          </li>
        ))}
      </Box>
      {why.note && <Text dir="auto">{why.note}</Text>}
    </Banner>
  );
}
