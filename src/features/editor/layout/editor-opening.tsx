import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { formatNames } from '#src/i18n/format-names.ts';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import type { EditorActor } from '../editor-actor.ts';

/** While the post is being opened, and when it cannot be. */
export function EditorOpening({ actor }: { actor: EditorActor }) {
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
          <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
            <FailureMessage failure={failure} />
          </RetryNotice>
        ) : (
          <ContentSkeleton />
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
