import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { formatNames } from '#src/i18n/format-names.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PartSkeleton } from '#src/ui/part-skeleton.tsx';
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
          <PartSkeleton />
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
