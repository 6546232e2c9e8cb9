import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { CardSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { StaffActionDialog } from './staff-action-dialog.tsx';
import { StaffMemberCard } from './staff-member-card.tsx';
import type { StaffSessionsActor } from './staff-sessions-actor.ts';

/** Members of staff: how each signs in and where, and what can be done for them. */
export function StaffSessionsScreen({ actor }: { actor: StaffSessionsActor }) {
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage
            id="staff.members.title"
            defaultMessage="Staff accounts"
            description="Heading of the page"
          />
        </PageTitle>
        <Text muted>
          <FormattedMessage
            id="staff.members.lead"
            defaultMessage="See where colleagues are signed in, sign them out, and help those who lost their password or device."
            description="Below the heading"
          />
        </Text>
        <Members actor={actor} />
      </Stack>
    </Page>
  );
}

function Members({ actor }: { actor: StaffSessionsActor }) {
  const { members, failure } = useSelector(actor, ({ context }) => context);
  const isLoading = useSelector(actor, (current) => current.matches('loading'));
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  if (isFailed) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      </RetryNotice>
    );
  }
  return (
    <>
      <Done actor={actor} />
      {isLoading && members.length === 0 ? (
        <Stack role="status" gap="4">
          <FormattedMessage
            id="app.loading"
            defaultMessage="Loading…"
            description="While a page loads"
          />
          <CardSkeleton />
        </Stack>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none">
          {members.map((member) => (
            <li key={member.staffUserId}>
              <StaffMemberCard
                member={member}
                onAction={(action) => actor.send({ type: 'action.requested', action })}
              />
            </li>
          ))}
        </Stack>
      )}
      <StaffActionDialog actor={actor} />
    </>
  );
}

function Done({ actor }: { actor: StaffSessionsActor }) {
  const isDone = useSelector(actor, (current) => current.matches('done'));
  const news = useRef<HTMLDivElement>(null);
  // What was pressed may be gone, and the news out of sight.
  useEffect(() => {
    if (isDone) news.current?.focus();
  }, [isDone]);
  return (
    <Row
      ref={news}
      role="status"
      tabIndex={-1}
      gap="2"
      color="success"
      fontWeight="semibold"
      _focusVisible={{ outline: 'none' }}
      css={{ '&:empty': { display: 'none' } }}
    >
      {isDone && (
        <>
          <Check size="1.3em" aria-hidden="true" />
          <FormattedMessage
            id="staff.members.done"
            defaultMessage="Done"
            description="After an action"
          />
        </>
      )}
    </Row>
  );
}
