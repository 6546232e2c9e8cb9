import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { signInLinkMachine } from '#machines/flow/auth/sign-in-link.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryLabel } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { SignInLayout } from '../sign-in-layout.tsx';
import { SignInStatus } from '../sign-in-status.tsx';

type SignInLinkActor = ActorRefFrom<typeof signInLinkMachine>;

/** The page of a one-time link from staff. */
export function SignInLinkScreen({ actor }: { actor: SignInLinkActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const failure = visibleFailure(snapshot);
  return (
    <SignInLayout
      title={
        <FormattedMessage
          id="login.link.title"
          defaultMessage="Sign in with a link"
          description="Heading of the page behind a one-time link"
        />
      }
      lead={
        <FormattedMessage
          id="login.link.lead"
          defaultMessage="Our team created this link for one person. It works once."
          description="Below the heading of the page behind a one-time link"
        />
      }
    >
      <Stack gap="5">
        {snapshot.matches('missing') && (
          <Banner tone="warning">
            <FormattedMessage
              id="login.link.missing"
              defaultMessage="This link is incomplete. Open it again from the message, or sign in another way."
              description="The address holds no sign-in link, or only a part of it"
            />
          </Banner>
        )}
        <SignInStatus busy={snapshot.hasTag('busy')} failure={failure} />
        <NextAction actor={actor} />
      </Stack>
    </SignInLayout>
  );
}

function NextAction({ actor }: { actor: SignInLinkActor }) {
  const snapshot = useSelector(actor, (current) => current);
  if (snapshot.matches('failed')) {
    return (
      <Button wide onClick={() => actor.send({ type: 'retry.requested' })}>
        <RetryLabel />
      </Button>
    );
  }
  if (snapshot.matches('offered') || snapshot.hasTag('busy')) {
    return (
      <Button
        wide
        busy={snapshot.hasTag('busy')}
        onClick={() => actor.send({ type: 'link.accepted' })}
      >
        <FormattedMessage id="login.link.accept" defaultMessage="Sign in" description="Button" />
      </Button>
    );
  }
  return (
    <RouterButton wide kind="secondary" to="/login">
      <FormattedMessage
        id="login.link.other"
        defaultMessage="Sign in another way"
        description="Link to all ways to sign in"
      />
    </RouterButton>
  );
}

function visibleFailure(snapshot: ReturnType<SignInLinkActor['getSnapshot']>): Failure | null {
  if (snapshot.matches('usedUp')) return new Failure({ code: 'sign-in-link-expired' });
  if (snapshot.matches('blocked')) return new Failure({ code: 'account-blocked' });
  return snapshot.matches('failed') ? snapshot.context.failure : null;
}
