import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { staffSignInMachine } from '#machines/flow/auth/staff-sign-in.ts';
import { SecondFactorSetup } from '#src/features/security/index.ts';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

export type StaffSignInActor = ActorRefFrom<typeof staffSignInMachine>;

/**
 * The sign-in of staff: email and password, then the second step, or setting up what is missing for
 * it.
 */
export function StaffSignIn({ actor }: { actor: StaffSignInActor }) {
  const { secondStep, setup } = useSelector(actor, ({ children }) => children);
  if (setup) {
    return (
      <LazyBoundary fallback={<TextSkeleton />}>
        <SecondFactorSetup actor={setup} />
      </LazyBoundary>
    );
  }
  return secondStep ? <SecondStepForm actor={secondStep} /> : <PasswordForm actor={actor} />;
}
