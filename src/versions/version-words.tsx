import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { eventWords } from '#src/reader/event-words.ts';
import type { VersionEntry } from './live-machines.ts';

/** Why a version was kept. */
export const kindWords: Record<VersionEntry['kind'], MessageDescriptor> = defineMessages({
  present: { id: 'versions.kind.present', defaultMessage: 'As it is now' },
  sent: { id: 'versions.kind.sent', defaultMessage: 'Sent for review' },
  published: {
    id: 'versions.kind.published',
    defaultMessage: 'Corrected by moderators and published',
  },
  replaced: { id: 'versions.kind.replaced', defaultMessage: 'Before another text took its place' },
  paused: { id: 'versions.kind.paused', defaultMessage: 'At the end of a session of writing' },
});

/** What became of a version in the end; that readers see it is said apart. */
export function OutcomeWords({ outcome }: { outcome: NonNullable<VersionEntry['outcome']> }) {
  if (outcome.action === 'handed-over') {
    return <FormattedMessage id="versions.outcome.published" defaultMessage="Was published" />;
  }
  return <FormattedMessage {...eventWords(outcome)} />;
}
