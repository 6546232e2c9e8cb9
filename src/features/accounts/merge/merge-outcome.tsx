import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, TimerOff, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text, TextLink } from '#src/ui/layout/text.tsx';
import type { MergeActor } from './merge-actor.ts';

/** The accounts could not be shown. */
export function MergeLoadFailed({ actor }: { actor: MergeActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <Stack gap="6">
      <PageTitle key="loadFailed">
        <FormattedMessage
          id="accounts.choice.title"
          defaultMessage="Choose your primary account"
          description="Heading"
        />
      </PageTitle>
      <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      </RetryNotice>
    </Stack>
  );
}

type OutcomeName =
  | 'done'
  | 'skipped'
  | 'settledElsewhere'
  | 'timedOut'
  | 'sessionOver'
  | 'failed'
  | 'doneSignIn';

/** The result of the choice, and a way to continue. */
export function MergeOutcome({
  actor,
  supportEmail,
}: {
  actor: MergeActor;
  supportEmail: string | undefined;
}) {
  const name = useSelector(actor, (current): OutcomeName => {
    if (current.matches('done')) return 'done';
    if (current.matches('skipped')) return 'skipped';
    if (current.matches('settledElsewhere')) return 'settledElsewhere';
    if (current.matches('timedOut')) return 'timedOut';
    if (current.matches('sessionOver')) return 'sessionOver';
    return current.context.failure ? 'failed' : 'doneSignIn';
  });
  const isOver = useSelector(actor, (current) => current.hasTag('ended'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const { icon, title, text } = outcomes[name];
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <Card raised gap="5" alignItems="flex-start" key={name}>
      <Box display="flex" padding="4" borderRadius="full" bg="marker.soft" aria-hidden="true">
        {icon}
      </Box>
      <PageTitle>
        {name === 'failed' && failure ? <FailureMessage failure={failure} /> : title}
      </PageTitle>
      <Text>{text}</Text>
      {isOver ? (
        <Button busy={isBusy} onClick={() => actor.send({ type: 'sign-in.requested' })}>
          <FormattedMessage
            id="accounts.sign-in"
            defaultMessage="Sign in again"
            description="Button"
          />
        </Button>
      ) : (
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage id="accounts.go-on" defaultMessage="Continue" description="Button" />
        </Button>
      )}
      {name === 'failed' && supportEmail && (
        <Text size="sm" muted overflowWrap="anywhere">
          <FormattedMessage
            id="accounts.failed.ask"
            defaultMessage="Still not working? Write to {email}"
            values={{ email: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> }}
          />
        </Text>
      )}
    </Card>
  );
}

const size = '2.25rem';
const doneTitle = <FormattedMessage id="accounts.done.title" defaultMessage="Done" />;

const outcomes: Record<OutcomeName, { icon: ReactNode; title: ReactNode; text: ReactNode }> = {
  done: {
    icon: <CircleCheck size={size} />,
    title: doneTitle,
    text: (
      <FormattedMessage
        id="accounts.done.text"
        defaultMessage="Your accounts are now one. You can use any of your sign-in methods."
      />
    ),
  },
  doneSignIn: {
    icon: <CircleCheck size={size} />,
    title: doneTitle,
    text: (
      <FormattedMessage id="accounts.done.sign-in" defaultMessage="Sign in again to continue." />
    ),
  },
  skipped: {
    icon: <UsersRound size={size} />,
    title: <FormattedMessage id="accounts.skipped.title" defaultMessage="Nothing has changed" />,
    text: (
      <FormattedMessage
        id="accounts.skipped.text"
        defaultMessage="All your accounts stay as they were. The sign-in method you just used stays with your other account: to use that account, sign out and sign in with it. To continue with this account, use a phone number that no other account has."
      />
    ),
  },
  settledElsewhere: {
    icon: <UsersRound size={size} />,
    title: (
      <FormattedMessage id="accounts.elsewhere.title" defaultMessage="You've already chosen" />
    ),
    text: (
      <FormattedMessage
        id="accounts.elsewhere.text"
        defaultMessage="There's nothing left to choose here. Continue to your account."
      />
    ),
  },
  timedOut: {
    icon: <TimerOff size={size} />,
    title: <FailureMessage failure={new Failure({ code: 'choice-timed-out' })} />,
    text: (
      <FormattedMessage
        id="accounts.timed-out.text"
        defaultMessage="Your accounts haven't changed. We signed you out for your security."
      />
    ),
  },
  sessionOver: {
    icon: <TimerOff size={size} />,
    title: <FormattedMessage id="accounts.over.title" defaultMessage="You're signed out" />,
    text: (
      <FormattedMessage
        id="accounts.over.text"
        defaultMessage="Your time ran out, or you signed out in another tab. Sign in to continue."
      />
    ),
  },
  failed: {
    icon: <CircleAlert size={size} />,
    title: null,
    text: (
      <FormattedMessage
        id="accounts.failed.text"
        defaultMessage="We couldn't merge your accounts. Sign in again to check them, then try again."
      />
    ),
  },
};
