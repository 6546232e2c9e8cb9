import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import type { DataExportActor } from './data-export-actor.ts';

type Props = { actor: DataExportActor };

export function DownloadButton({ actor }: Props) {
  const isBusy = useSelector(actor, (current) => current.matches('linking'));
  return (
    <Button
      icon={<Download size="1.2em" aria-hidden="true" />}
      busy={isBusy}
      width={{ base: 'full', sm: 'auto' }}
      onClick={() => actor.send({ type: 'download.requested' })}
    >
      <FormattedMessage id="own-data.download" defaultMessage="Download" description="Button" />
    </Button>
  );
}

/** @param isFirst whether there is no copy yet */
export function RequestButton({ actor, isFirst }: Props & { isFirst: boolean }) {
  const isBusy = useSelector(actor, (current) => current.matches('requesting'));
  return (
    <Button
      kind="secondary"
      busy={isBusy}
      width={{ base: 'full', sm: 'auto' }}
      onClick={() => actor.send({ type: 'export.requested', key: crypto.randomUUID() })}
    >
      {isFirst ? (
        <FormattedMessage
          id="own-data.request"
          defaultMessage="Request a copy"
          description="Button: of the own data"
        />
      ) : (
        <FormattedMessage
          id="own-data.request-new"
          defaultMessage="Request a new copy"
          description="Button: of the own data"
        />
      )}
    </Button>
  );
}
