import { useApp } from '#src/app/app-context.ts';
import { PendingScreen } from './pending-screen.tsx';
import { useOnboarding } from './use-onboarding.ts';

const waiting = { 'profile-submission': 'true', 'work-approval': 'pending' } as const;

/** /pending */
export default function PendingRoute() {
  const { config, refreshUser } = useApp();
  const actor = useOnboarding(waiting);
  return <PendingScreen actor={actor} supportEmail={config.supportEmail} onLookAgain={refreshUser} />;
}
