import { CrashScreen } from '#src/app/crash-screen.tsx';
import InternalHome from '#src/app/internal-home.tsx';
import LaterPage from '#src/app/later-page.tsx';
import { PartSkeleton } from '#src/ui/part-skeleton.tsx';
import { PartUnavailable } from '#src/ui/part-unavailable.tsx';

export default { title: 'App/Screens without a chart' };

export const Crash = { render: () => <CrashScreen /> };
export const StaffHome = { render: () => <InternalHome /> };
export const PartNotLoaded = { render: () => <PartUnavailable onRetry={() => {}} /> };
export const PartAwaitsNetwork = {
  render: () => <PartSkeleton />,
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
};
export const Later = { render: () => <LaterPage /> };
