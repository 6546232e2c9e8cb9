import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { DataExport } from './data-export.tsx';
import type { DataExportActor } from './data-export-actor.ts';
import { useDataExport } from './use-data-export.ts';

/** The part of the page of a blocked account that gives a copy of the own data. */
export function BlockedDataExportSection() {
  return <BlockedDataExport actor={useDataExport({ hasSession: false })} />;
}

/** Without a session there is no dialog to confirm the identity: the person signs in again. */
export function BlockedDataExport({ actor }: { actor: DataExportActor }) {
  const isSignInNeeded = useSelector(actor, (current) => current.matches('signInNeeded'));
  if (!isSignInNeeded) return <DataExport actor={actor} />;
  return (
    <Banner
      tone="info"
      title={
        <FormattedMessage
          id="blocked.copy.title"
          defaultMessage="Sign in again to get your data"
          description="Heading above the reason and the button to sign in"
        />
      }
      actions={
        <RouterButton to="/login" size="sm">
          <FormattedMessage id="blocked.over.sign-in" defaultMessage="Sign in" />
        </RouterButton>
      }
    >
      <FormattedMessage
        id="blocked.copy.text"
        defaultMessage="For your safety, you can request and download your copy only in the first 10 minutes after you sign in. What you wrote is kept on this device."
      />
    </Banner>
  );
}
