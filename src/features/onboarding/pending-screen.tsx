import { useSelector } from '@xstate/react';
import { Clock, Hourglass, MessageCircleQuestion, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { ApprovalTimeMessage } from '#src/i18n/approval-time-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmailLink } from '#src/ui/layout/email-link.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { OnboardingBar } from './onboarding-bar.tsx';

type PendingScreenProps = {
  actor: ActorRefFrom<typeof onboardingMachine>;
  supportEmail?: string;
  /** Checks for a decision. */
  onRefresh?: () => void;
};

/**
 * Waiting for the approval: since when, how long it usually takes, what happens next, and whom to
 * ask.
 */
export function PendingScreen({ actor, supportEmail, onRefresh }: PendingScreenProps) {
  return (
    <>
      <OnboardingBar actor={actor} />
      <Page reading paddingBlock={{ base: '6', md: '10' }}>
        <Card raised gap="6" alignItems="flex-start">
          <Box display="flex" padding="4" borderRadius="full" bg="marker.soft" aria-hidden="true">
            <Hourglass size="2.25rem" />
          </Box>
          <Stack gap="2">
            <PageTitle>
              <FormattedMessage
                id="onboarding.pending.title"
                defaultMessage="Profile approval pending"
              />
            </PageTitle>
            <Since actor={actor} />
          </Stack>
          <Stack as="ul" gap="4" listStyleType="none">
            <ApprovalTime actor={actor} />
            <IconItem icon={<PenLine size="1.25em" aria-hidden="true" />}>
              <FormattedMessage
                id="onboarding.pending.next"
                defaultMessage="Our team is reviewing your profile. You'll see the decision here. Once it's approved, you can publish."
              />
            </IconItem>
            {supportEmail && (
              <IconItem icon={<MessageCircleQuestion size="1.25em" aria-hidden="true" />}>
                <FormattedMessage
                  id="onboarding.pending.ask"
                  defaultMessage="Questions? Write to {email}"
                  values={{
                    email: <EmailLink address={supportEmail} />,
                  }}
                />
              </IconItem>
            )}
          </Stack>
          {onRefresh && (
            <Button kind="secondary" onClick={onRefresh}>
              <FormattedMessage
                id="onboarding.pending.look"
                defaultMessage="Check for a decision"
              />
            </Button>
          )}
        </Card>
      </Page>
    </>
  );
}

function Since({ actor }: { actor: PendingScreenProps['actor'] }) {
  const time = useSelector(actor, (current) => current.context.details?.submittedAt);
  const isUnknown = useSelector(actor, (current) =>
    current.matches({ step: { approvalPending: 'sinceUnknown' } }),
  );
  return (
    <Text muted>
      {time ? (
        <FormattedMessage
          id="onboarding.pending.since"
          defaultMessage="You sent your profile on {time}."
          values={{ time: <DateTime time={time} /> }}
        />
      ) : (
        <FormattedMessage id="onboarding.pending.sent" defaultMessage="You sent your profile." />
      )}
      {isUnknown && (
        <>
          {' '}
          <Button kind="link" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
            <FormattedMessage
              id="onboarding.pending.since-when"
              defaultMessage="When was it sent?"
            />
          </Button>
        </>
      )}
    </Text>
  );
}

function ApprovalTime({ actor }: Pick<PendingScreenProps, 'actor'>) {
  const hours = useSelector(actor, (current) => current.context.details?.usualWaitHours);
  const isLoading = useSelector(actor, (current) =>
    current.matches({ step: { approvalPending: 'asking' } }),
  );
  if (isLoading) return null;
  return (
    <IconItem icon={<Clock size="1.25em" aria-hidden="true" />}>
      <ApprovalTimeMessage hours={hours} />
    </IconItem>
  );
}

function IconItem({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" gap="3" flexWrap="nowrap" alignItems="flex-start">
      <Box color="accent.text" paddingBlockStart="1" flexShrink="0">
        {icon}
      </Box>
      <Text overflowWrap="anywhere">{children}</Text>
    </Row>
  );
}
