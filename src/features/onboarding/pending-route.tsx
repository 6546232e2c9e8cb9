import { useSession } from '#src/api/session-context.ts';
import { PendingScreen } from './pending-screen.tsx';
import { useOnboarding } from './use-onboarding.ts';

const pendingFlags = { 'profile-submission': 'true', 'work-approval': 'pending' } as const;

/** /pending */
export default function PendingRoute() {
  const { config, refreshUser } = useSession();
  const actor = useOnboarding(pendingFlags);
  return <PendingScreen actor={actor} supportEmail={config.supportEmail} onRefresh={refreshUser} />;
}
