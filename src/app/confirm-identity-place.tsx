import { useEffect, useRef, useState } from 'react';
import { whenConfirmationIsNeeded } from '#src/api/confirmation.ts';
import { takeProviderAnswer } from '#src/login/index.ts';
import { LaterWindow } from '#src/ui/later-window.tsx';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import type { AskedConfirmation } from './confirm-identity-live.tsx';
import { ConfirmIdentityTitle } from './confirm-identity-title.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

const ConfirmIdentity = loadedEarly(() => import('./confirm-identity-live.tsx'));

type Settle = (isConfirmed: boolean) => void;

/** Asks for the confirmation that a call needs, and goes on with one that a provider has answered to. */
export function ConfirmIdentityPlace() {
  const [asked, setAsked] = useState<AskedConfirmation | null>(null);
  const waiting = useRef<Settle[]>([]);
  useEffect(() => {
    const answer = takeProviderAnswer('confirmation');
    if (answer) setAsked({ ways: [answer.provider], maskedPhone: null, returned: answer });
    const stop = whenConfirmationIsNeeded((confirmation, settle) => {
      waiting.current.push(settle);
      setAsked((before) => before ?? { ...confirmation, ways: [...confirmation.ways], returned: null });
    });
    return () => {
      stop();
      settleAll(waiting.current, false);
    };
  }, []);
  if (!asked) return null;
  const settle = (isConfirmed: boolean) => {
    setAsked(null);
    settleAll(waiting.current, isConfirmed);
  };
  return (
    <CrashBoundary>
      <LaterWindow title={<ConfirmIdentityTitle />} onClose={() => settle(false)}>
        <ConfirmIdentity asked={asked} onSettled={settle} />
      </LaterWindow>
    </CrashBoundary>
  );
}

function settleAll(waiting: Settle[], isConfirmed: boolean): void {
  for (const settle of waiting.splice(0)) settle(isConfirmed);
}
