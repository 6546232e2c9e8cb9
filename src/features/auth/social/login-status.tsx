import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { loginMachine } from '#machines/flow/auth/login.ts';
import { SignInStatus } from '../sign-in-status.tsx';

/** The progress of a sign-in by the chart `login`. */
export function LoginStatus({ actor }: { actor: ActorRefFrom<typeof loginMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const failure = snapshot.matches('blocked')
    ? new Failure({ code: 'account-blocked' })
    : snapshot.hasTag('failed')
      ? snapshot.context.failure
      : null;
  return <SignInStatus busy={snapshot.hasTag('busy')} failure={failure} offersAppeal />;
}
