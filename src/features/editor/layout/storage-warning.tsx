import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';
import { formatBytes } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';

/**
 * That there is little room left for what is written here, while something can still be done about
 * it.
 */
export function StorageWarning({ actor }: { actor: ActorRefFrom<typeof storageQuotaMachine> }) {
  const intl = useIntl();
  const left = useSelector(actor, (current) =>
    current.matches('low') ? current.context.availableBytes : null,
  );
  if (left === null) return null;
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage id="editor.storage.title" defaultMessage="Your device is almost full" />
      }
    >
      <FormattedMessage
        id="editor.storage.left"
        defaultMessage="You have {left} left. Free up some space so we can keep your text and images until they are backed up."
        description="left is an amount of storage, such as: 12 MB"
        values={{ left: formatBytes(intl, left) }}
      />
    </Banner>
  );
}
