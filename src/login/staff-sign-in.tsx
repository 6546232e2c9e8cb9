import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { staffSignInMachine } from '#machines/flow/staff-sign-in.ts';
import { SecondFactorSetup } from '#src/security/index.ts';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { TextSkeleton } from '#src/ui/skeleton.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';

export type StaffSignInActor = ActorRefFrom<typeof staffSignInMachine>;

/** The sign-in of staff: email and password, then the second step, or setting up what is missing for it. */
export function StaffSignIn({ actor }: { actor: StaffSignInActor }) {
  const { secondStep, setup } = useSelector(actor, ({ children }) => children);
  if (setup) {
    return (
      <LaterPlace fallback={<TextSkeleton />}>
        <SecondFactorSetup actor={setup} />
      </LaterPlace>
    );
  }
  return secondStep ? <SecondStepForm actor={secondStep} /> : <PasswordForm actor={actor} />;
}
