import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { DeliveryFailure, DeliveryKind } from '#domain/post/publication-deliveries.ts';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import type {
  Publication,
  PublicationAttempt,
  PublicationFilterState,
} from './publication-machines.ts';

export const publicationKindTexts: Record<DeliveryKind, MessageDescriptor> = defineMessages({
  publish: {
    id: 'publications.kind.publish',
    defaultMessage: 'Publish',
    description: 'What the reader app is asked to do with a post',
  },
  update: {
    id: 'publications.kind.update',
    defaultMessage: 'Update',
    description: 'What the reader app is asked to do with a post: show a warning on it',
  },
  withdraw: {
    id: 'publications.kind.withdraw',
    defaultMessage: 'Remove',
    description: 'What the reader app is asked to do with a post',
  },
});

export const publicationStateTexts: Record<Publication['state'], MessageDescriptor> =
  defineMessages({
    waiting: {
      id: 'publications.state.waiting',
      defaultMessage: 'Being retried',
      description: 'State of a delivery to the reader app',
    },
    delivered: {
      id: 'publications.state.delivered',
      defaultMessage: 'Delivered',
      description: 'State of a delivery to the reader app',
    },
    refused: {
      id: 'publications.state.refused',
      defaultMessage: 'Refused',
      description: 'State of a delivery to the reader app',
    },
    expired: {
      id: 'publications.state.expired',
      defaultMessage: 'Given up',
      description: 'State of a delivery to the reader app: 24 hours without a confirmation',
    },
    superseded: {
      id: 'publications.state.superseded',
      defaultMessage: 'Replaced',
      description: 'State of a delivery to the reader app: a later one took its place',
    },
  });

const tones = {
  waiting: 'warning',
  delivered: 'success',
  refused: 'danger',
  expired: 'danger',
  superseded: 'neutral',
} as const;

/** The state of a delivery. */
export const PublicationStatus = ({ state }: Pick<Publication, 'state'>) => (
  <StatusBadge tone={tones[state]}>
    <FormattedMessage {...publicationStateTexts[state]} />
  </StatusBadge>
);

export const publicationFilterTexts: Record<PublicationFilterState, MessageDescriptor> =
  defineMessages({
    all: {
      id: 'publications.filter.all',
      defaultMessage: 'All',
      description: 'Filter of deliveries by state',
    },
    failed: {
      id: 'publications.filter.failed',
      defaultMessage: 'Needs attention',
      description: 'Filter of deliveries by state: refused or given up',
    },
    waiting: publicationStateTexts.waiting,
    refused: publicationStateTexts.refused,
    expired: publicationStateTexts.expired,
  });

/** Why an attempt failed. */
export const publicationFailureTexts: Record<DeliveryFailure, MessageDescriptor> = defineMessages({
  refused: {
    id: 'publications.failure.refused',
    defaultMessage: 'The reader app refused it',
    description: 'Why a delivery failed',
  },
  rejected: {
    id: 'publications.failure.rejected',
    defaultMessage: 'The reader app rejected the request',
    description: 'Why a delivery failed: an HTTP status of the 400s',
  },
  'rate-limited': {
    id: 'publications.failure.rate-limited',
    defaultMessage: 'The reader app asked to slow down',
    description: 'Why a delivery failed: HTTP status 429',
  },
  'server-error': {
    id: 'publications.failure.server-error',
    defaultMessage: 'Error in the reader app',
    description: 'Why a delivery failed: an HTTP status of the 500s',
  },
  'timed-out': {
    id: 'publications.failure.timed-out',
    defaultMessage: 'No reply in time',
    description: 'Why a delivery failed',
  },
  unreachable: {
    id: 'publications.failure.unreachable',
    defaultMessage: 'The reader app could not be reached',
    description: 'Why a delivery failed',
  },
  redirected: {
    id: 'publications.failure.redirected',
    defaultMessage: 'Redirected to another address',
    description: 'Why a delivery failed: redirects are not followed',
  },
  'invalid-reply': {
    id: 'publications.failure.invalid-reply',
    defaultMessage: 'The reply could not be understood',
    description: 'Why a delivery failed',
  },
  'reply-too-large': {
    id: 'publications.failure.reply-too-large',
    defaultMessage: 'The reply was too large',
    description: 'Why a delivery failed',
  },
  'not-configured': {
    id: 'publications.failure.not-configured',
    defaultMessage: 'No reader app is configured',
    description: 'Why a delivery failed',
  },
  unknown: {
    id: 'publications.failure.unknown',
    defaultMessage: 'Not recorded',
    description: 'Why a delivery failed',
  },
});

const outcomeTexts = defineMessages({
  delivered: publicationStateTexts.delivered,
  none: {
    id: 'publications.outcome.none',
    defaultMessage: 'No result',
    description: 'Outcome of an attempt that is running, or whose server stopped',
  },
});

/** The outcome of an attempt. */
export function outcomeText(outcome: PublicationAttempt['outcome']): MessageDescriptor {
  if (outcome === null) return outcomeTexts.none;
  return outcome === 'delivered' ? outcomeTexts.delivered : publicationFailureTexts[outcome];
}

/** What the reader app answered, in one line: status, code and message. */
export const replyText = ({ status, code, message }: Publication['reply']): string =>
  [status, code, message].filter((part) => part !== null && part !== '').join(' · ');
