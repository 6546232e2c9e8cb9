import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { eventMessage } from '#src/features/posts/history/event-messages.ts';
import type { VersionEntry } from './live-version-machines.ts';

/** Why a version was kept. */
export const versionKindMessages: Record<VersionEntry['kind'], MessageDescriptor> = defineMessages({
  present: { id: 'versions.kind.present', defaultMessage: 'Current version' },
  sent: { id: 'versions.kind.sent', defaultMessage: 'Sent for review' },
  published: {
    id: 'versions.kind.published',
    defaultMessage: 'Corrected and published by a moderator',
  },
  replaced: { id: 'versions.kind.replaced', defaultMessage: 'Before it was replaced' },
  paused: { id: 'versions.kind.paused', defaultMessage: 'Saved after an editing session' },
});

/** The final outcome of a version. Whether readers see it is shown separately. */
export function OutcomeMessage({ outcome }: { outcome: NonNullable<VersionEntry['outcome']> }) {
  if (outcome.action === 'handed-over') {
    return <FormattedMessage id="versions.outcome.published" defaultMessage="Published" />;
  }
  return <FormattedMessage {...eventMessage(outcome)} />;
}
