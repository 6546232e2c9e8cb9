import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGlobalEvents, usePortal } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { BlockedDataExportSection } from '#src/features/own-data/index.ts';
import { BlockedAccountScreen } from './blocked-account-screen.tsx';
import {
  createLiveBlockedAccountMachine,
  liveEndBlockedAccessMachine,
} from './live-blocked-account-machine.ts';

/** /account-blocked: somebody whose account is blocked has signed in. */
export default function BlockedAccountRoute() {
  const { config } = usePortal();
  const navigate = useNavigate();
  const [machine] = useState(createLiveBlockedAccountMachine);
  const actor = useActorRef(machine, { input: { postUID: null } });
  const leave = useActorRef(liveEndBlockedAccessMachine);
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = leave.on('access.ended', () => navigate('/login', { replace: true }));
    return () => subscription.unsubscribe();
  }, [leave, navigate]);
  return (
    <BlockedAccountScreen
      actor={actor}
      leave={leave}
      dataExport={<BlockedDataExportSection />}
      supportEmail={config?.supportEmail}
    />
  );
}
