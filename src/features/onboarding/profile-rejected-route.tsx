import { useSession } from '#src/api/session-context.ts';
import { ProfileRejectedScreen } from './profile-rejected-screen.tsx';
import { useOnboarding } from './use-onboarding.ts';

const rejectedFlags = { 'profile-submission': 'true', 'work-approval': 'rejected' } as const;

/** /profile-rejected */
export default function ProfileRejectedRoute() {
  const { config } = useSession();
  const actor = useOnboarding(rejectedFlags);
  return <ProfileRejectedScreen actor={actor} supportEmail={config.supportEmail} />;
}
