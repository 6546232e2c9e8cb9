import { useEffect, useRef, useState } from 'react';
import { onConfirmationRequired } from '#src/api/identity-confirmation.ts';
import { consumeProviderAnswer } from '#src/device/provider-visit-store.ts';
import { CrashBoundary } from '#src/ui/feedback/crash-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
import type { ConfirmationRequest } from './confirm-identity-container.tsx';
import { ConfirmIdentityTitle } from './confirm-identity-title.tsx';

const ConfirmIdentity = lazyWithPreload(() => import('./confirm-identity-container.tsx'));

type Settle = (isConfirmed: boolean) => void;

/** Asks for the confirmation that a call needs. Continues with a provider's reply. */
export function ConfirmIdentityHost() {
  const [request, setRequest] = useState<ConfirmationRequest | null>(null);
  const waiting = useRef<Settle[]>([]);
  useEffect(() => {
    const answer = consumeProviderAnswer('confirmation');
    if (answer) setRequest({ ways: [answer.provider], maskedPhone: null, returned: answer });
    const stop = onConfirmationRequired((confirmation, settle) => {
      waiting.current.push(settle);
      setRequest(
        (before) => before ?? { ...confirmation, ways: [...confirmation.ways], returned: null },
      );
    });
    return () => {
      stop();
      settleAll(waiting.current, false);
    };
  }, []);
  if (!request) return null;
  const settle = (isConfirmed: boolean) => {
    setRequest(null);
    settleAll(waiting.current, isConfirmed);
  };
  return (
    <CrashBoundary>
      <LazyDialogBoundary title={<ConfirmIdentityTitle />} onClose={() => settle(false)}>
        <ConfirmIdentity request={request} onSettled={settle} />
      </LazyDialogBoundary>
    </CrashBoundary>
  );
}

function settleAll(waiting: Settle[], isConfirmed: boolean): void {
  for (const settle of waiting.splice(0)) settle(isConfirmed);
}
