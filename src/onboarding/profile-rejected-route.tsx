import { useApp } from '#src/app/app-context.ts';
import { RejectedScreen } from './rejected-screen.tsx';
import { useOnboarding } from './use-onboarding.ts';

const refused = { 'profile-submission': 'true', 'work-approval': 'rejected' } as const;

/** /profile-rejected */
export default function ProfileRejectedRoute() {
  const { config } = useApp();
  const actor = useOnboarding(refused);
  return <RejectedScreen actor={actor} supportEmail={config.supportEmail} />;
}
