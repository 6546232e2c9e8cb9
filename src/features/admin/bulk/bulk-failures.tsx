import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BulkFailure } from '#machines/flow/admin/bulk-actions.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { BulkActor } from './bulk-offer.ts';
import { bulkSubjectPath, notPossible } from './bulk-texts.ts';

/** The records that could not be changed, each with the reason and a link to it. */
export function BulkFailures({ actor }: { actor: BulkActor }) {
  const intl = useIntl();
  const failures = useSelector(actor, ({ context }) => context.failures);
  const hasMore = useSelector(actor, ({ context }) => context.nextPageUrl !== null);
  const isShown = useSelector(actor, (current) => current.matches('reported'));
  const isLoading = useSelector(actor, (current) => current.matches({ reported: 'loadingMore' }));
  if (!isShown || failures.length === 0) return null;
  return (
    <Stack gap="3">
      <Stack
        as="ul"
        gap="2"
        listStyleType="none"
        maxHeight="24rem"
        overflowY="auto"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'bulk.failures', defaultMessage: 'Failures' })}
      >
        {failures.map((failure) => (
          <FailureItem key={failure.subjectId} actor={actor} failure={failure} />
        ))}
      </Stack>
      {hasMore && (
        <Button
          kind="secondary"
          size="sm"
          alignSelf="start"
          busy={isLoading}
          onClick={() => actor.send({ type: 'more.requested' })}
        >
          <FormattedMessage id="bulk.more" defaultMessage="Show more failures" />
        </Button>
      )}
    </Stack>
  );
}

type ItemProps = { actor: BulkActor; failure: BulkFailure };

function FailureItem({ actor, failure: { subjectId, name, code } }: ItemProps) {
  const intl = useIntl();
  const kind = useSelector(actor, ({ context }) => context.action?.kind ?? 'approve-creators');
  return (
    <Box as="li">
      <RouterLink to={bulkSubjectPath(kind, subjectId)}>
        <bdi>{name ?? <FormattedMessage id="bulk.unnamed" defaultMessage="Without a name" />}</bdi>
      </RouterLink>
      <Text size="sm" muted>
        {code === 'transition-not-allowed' ? (
          intl.formatMessage(notPossible[kind])
        ) : (
          <FailureMessage failure={{ code, retryAfter: undefined, attemptsLeft: undefined }} />
        )}
      </Text>
    </Box>
  );
}
