import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, TimerOff, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/failure.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Box, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { Text, TextLink } from '#src/ui/text.tsx';
import type { MergeActor } from './merge-accounts-screen.tsx';

/** The accounts could not be shown. */
export function LoadFailed({ actor }: { actor: MergeActor }) {
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

/** What became of the choice, and the way on. */
export function Outcome({ actor, supportEmail }: { actor: MergeActor; supportEmail: string | undefined }) {
  const name = useSelector(actor, (current): OutcomeName => {
    if (current.matches('done')) return 'done';
    if (current.matches('skipped')) return 'skipped';
    if (current.matches('settledElsewhere')) return 'settledElsewhere';
    if (current.matches('timedOut')) return 'timedOut';
    if (current.matches('sessionOver')) return 'sessionOver';
    return current.context.failure ? 'failed' : 'doneSignIn';
  });
  const isOver = useSelector(actor, (current) => current.hasTag('over'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const { icon, title, text } = outcomes[name];
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <Card raised gap="5" alignItems="flex-start" key={name}>
      <Box display="flex" padding="4" borderRadius="full" bg="marker.soft" aria-hidden="true">
        {icon}
      </Box>
      <PageTitle>{name === 'failed' && failure ? <FailureMessage failure={failure} /> : title}</PageTitle>
      <Text>{text}</Text>
      {isOver ? (
        <Button busy={isBusy} onClick={() => actor.send({ type: 'sign-in.requested' })}>
          <FormattedMessage id="accounts.sign-in" defaultMessage="Sign in again" description="Button" />
        </Button>
      ) : (
        <Button onClick={() => actor.send({ type: 'retry.requested' })}>
          <FormattedMessage id="accounts.go-on" defaultMessage="Go on" description="Button" />
        </Button>
      )}
      {name === 'failed' && supportEmail && (
        <Text size="sm" muted overflowWrap="anywhere">
          <FormattedMessage
            id="accounts.failed.ask"
            defaultMessage="Does it happen again? Write to {email}"
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
        defaultMessage="Your accounts are one now. You sign in to it with all of your logins."
      />
    ),
  },
  doneSignIn: {
    icon: <CircleCheck size={size} />,
    title: doneTitle,
    text: <FormattedMessage id="accounts.done.sign-in" defaultMessage="Sign in once more to go on." />,
  },
  skipped: {
    icon: <UsersRound size={size} />,
    title: <FormattedMessage id="accounts.skipped.title" defaultMessage="Nothing was changed" />,
    text: (
      <FormattedMessage
        id="accounts.skipped.text"
        defaultMessage="All accounts are as they were. You go on with the one that you are signed in with."
      />
    ),
  },
  settledElsewhere: {
    icon: <UsersRound size={size} />,
    title: <FormattedMessage id="accounts.elsewhere.title" defaultMessage="You have answered already" />,
    text: (
      <FormattedMessage
        id="accounts.elsewhere.text"
        defaultMessage="Nothing is left to choose here. You go on with your account."
      />
    ),
  },
  timedOut: {
    icon: <TimerOff size={size} />,
    title: <FailureMessage failure={new Failure({ code: 'choice-timed-out' })} />,
    text: (
      <FormattedMessage
        id="accounts.timed-out.text"
        defaultMessage="Your accounts stay as they are. For safety you were signed out."
      />
    ),
  },
  sessionOver: {
    icon: <TimerOff size={size} />,
    title: <FormattedMessage id="accounts.over.title" defaultMessage="You are signed out" />,
    text: (
      <FormattedMessage
        id="accounts.over.text"
        defaultMessage="The time was over, or you signed out in another tab. Sign in to go on."
      />
    ),
  },
  failed: {
    icon: <CircleAlert size={size} />,
    title: null,
    text: (
      <FormattedMessage
        id="accounts.failed.text"
        defaultMessage="The accounts could not be joined. Sign in again to see how they stand, and try once more."
      />
    ),
  },
};
