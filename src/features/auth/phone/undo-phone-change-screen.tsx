import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { PhoneChange, undoPhoneChangeMachine } from '#machines/flow/auth/undo-phone-change.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { EmailLink } from '#src/ui/layout/email-link.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { SignInLayout } from '../sign-in-layout.tsx';

type UndoActor = ActorRefFrom<typeof undoPhoneChangeMachine>;
type Props = { actor: UndoActor; supportEmail?: string | null };

/** The page behind the link in the message to a number that was changed. */
export function UndoPhoneChangeScreen({ actor, supportEmail = null }: Props) {
  const failure = useSelector(actor, (current) =>
    current.hasTag('failed') ? current.context.failure : null,
  );
  return (
    <SignInLayout
      back={false}
      title={
        <FormattedMessage
          id="login.undo-phone.title"
          defaultMessage="Change your number back"
          description="Heading of the page behind the link in the message to a number that was changed"
        />
      }
    >
      <Stack gap="5">
        <Contents actor={actor} supportEmail={supportEmail} />
        <Box role="status" css={{ '&:empty': { marginBlockStart: '-5' } }}>
          {failure && (
            <ErrorLine>
              <FailureMessage failure={failure} />
            </ErrorLine>
          )}
        </Box>
        <NextAction actor={actor} />
      </Stack>
    </SignInLayout>
  );
}

const Phone = ({ masked }: { masked: string }) => <bdi dir="ltr">{`+91 ${masked}`}</bdi>;

const finalStates = ['superseded', 'waiting', 'expired', 'numberTaken', 'unknown'] as const;

function Contents({ actor, supportEmail = null }: Props) {
  const snapshot = useSelector(actor, (current) => current);
  const { change } = snapshot.context;
  const end = finalStates.find((state) => snapshot.matches(state));
  if (snapshot.matches('undone') && change) return <Undone change={change} />;
  if (end) {
    return (
      <FocusOnMount>
        <Banner tone="warning">
          <Reason end={end} change={change} />
          {end !== 'waiting' && <Support email={supportEmail} />}
        </Banner>
      </FocusOnMount>
    );
  }
  if (!change) return snapshot.hasTag('busy') ? <Loading /> : null;
  return (
    <>
      <Text>
        <FormattedMessage
          id="login.undo-phone.what"
          defaultMessage="On {time} your number {old} was changed to {new}. If this wasn't you, change it back. You can do this until {until}."
          description="old and new are masked phone numbers; the times are dates with a time of day"
          values={{
            time: <DateTime time={change.changedAt} />,
            old: <Phone masked={change.maskedOldPhone} />,
            new: <Phone masked={change.maskedNewPhone} />,
            until: <DateTime time={change.undoUntil} />,
          }}
        />
      </Text>
      <Text muted>
        <FormattedMessage
          id="login.undo-phone.effect"
          defaultMessage="All other devices will be signed out. Google and Facebook logins that were linked after the change, or in the three days before it, will be removed."
          description="What else changing the number back does"
        />
      </Text>
    </>
  );
}

function Loading() {
  return (
    <Row role="status" color="accent.text">
      <Spinner />
      <FormattedMessage
        id="app.loading"
        defaultMessage="Loading…"
        description="While a page loads"
      />
    </Row>
  );
}

function Undone({ change }: { change: PhoneChange }) {
  return (
    <FocusOnMount>
      <Stack role="status">
        <Banner tone="success">
          <FormattedMessage
            id="login.undo-phone.done"
            defaultMessage="{old} is the number of your account again."
            description="old is a masked phone number"
            values={{ old: <Phone masked={change.maskedOldPhone} /> }}
          />
        </Banner>
        <Text>
          <FormattedMessage
            id="login.undo-phone.next"
            defaultMessage="Sign in with it, and check your bank details and your ways to sign in."
            description="After a phone number was changed back"
          />
        </Text>
      </Stack>
    </FocusOnMount>
  );
}

function Reason({
  end,
  change,
}: {
  end: (typeof finalStates)[number];
  change: PhoneChange | null;
}): ReactNode {
  switch (end) {
    case 'superseded':
      return (
        <FormattedMessage
          id="login.undo-phone.superseded"
          defaultMessage="This change was undone, but {old} isn't the number of your account now. Sign in with the number you use now."
          description="old is a masked phone number"
          values={{ old: change && <Phone masked={change.maskedOldPhone} /> }}
        />
      );
    case 'waiting':
      return (
        <FormattedMessage
          id="login.undo-phone.waiting"
          defaultMessage="Your number was changed more than once. For now, only the owner of the first number can undo this. Open this link again later; it works until {until}."
          description="until is a date with a time of day"
          values={{ until: change && <DateTime time={change.undoUntil} /> }}
        />
      );
    case 'expired':
      return (
        <FormattedMessage
          id="login.undo-phone.expired"
          defaultMessage="This link has expired. You can change your number back only within 72 hours."
        />
      );
    case 'numberTaken':
      return (
        <FormattedMessage
          id="login.undo-phone.taken"
          defaultMessage="Your old number now belongs to another account."
        />
      );
    case 'unknown':
      return (
        <FormattedMessage
          id="login.undo-phone.unknown"
          defaultMessage="This link doesn't work. It may be incomplete or too old. Open it again from the message."
        />
      );
  }
}

function Support({ email }: { email: string | null }) {
  if (!email) return null;
  return (
    <Text>
      <FormattedMessage
        id="login.undo-phone.support"
        defaultMessage="If you need help, write to {email}"
        values={{
          email: <EmailLink address={email} />,
        }}
      />
    </Text>
  );
}

function NextAction({ actor }: { actor: UndoActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const isUndoing = snapshot.matches('undoing');
  if (snapshot.matches('loadFailed')) {
    return (
      <Button wide onClick={() => actor.send({ type: 'retry.requested' })}>
        <RetryLabel />
      </Button>
    );
  }
  if (isUndoing || snapshot.can({ type: 'undo.confirmed' })) {
    return (
      <Button wide busy={isUndoing} onClick={() => actor.send({ type: 'undo.confirmed' })}>
        <FormattedMessage
          id="login.undo-phone.confirm"
          defaultMessage="Change my number back"
          description="Button"
        />
      </Button>
    );
  }
  if (snapshot.hasTag('busy')) return null;
  return (
    <RouterButton wide kind={snapshot.matches('undone') ? 'primary' : 'secondary'} to="/login">
      <FormattedMessage
        id="login.undo-phone.sign-in"
        defaultMessage="Go to sign-in"
        description="Link"
      />
    </RouterButton>
  );
}
