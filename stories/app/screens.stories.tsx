import { CrashScreen } from '#src/app/crash-screen.tsx';
import InternalHome from '#src/app/internal-home.tsx';
import LaterPage from '#src/app/later-page.tsx';
import { ReauthTitle } from '#src/app/reauth-title.tsx';
import { LaterWindow, WindowUnavailable } from '#src/ui/later-window.tsx';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import { PartSkeleton } from '#src/ui/part-skeleton.tsx';
import { PartUnavailable } from '#src/ui/part-unavailable.tsx';

export default { title: 'App/Screens without a chart' };

export const Crash = { render: () => <CrashScreen /> };
export const StaffHome = { render: () => <InternalHome /> };
export const PartNotLoaded = { render: () => <PartUnavailable onRetry={() => {}} isRepeated={false} /> };
export const PartNotLoadedAgain = { render: () => <PartUnavailable onRetry={() => {}} isRepeated /> };
export const PartAwaitsNetwork = { render: () => <PartSkeleton />, beforeEach: goOffline };

const Unreachable = loadedEarly(() => Promise.reject(new Error('The chunk of this story never comes.')));

/** At the foot of the screen, where one can do without it. */
export const WindowNotLoaded = {
  render: () => <WindowUnavailable onClose={() => {}} onRetry={() => {}} isRepeated />,
};
export const WindowAwaitsNetwork = {
  render: () => (
    <LaterWindow title={<ReauthTitle />}>
      <Unreachable />
    </LaterWindow>
  ),
  beforeEach: goOffline,
};
export const Later = { render: () => <LaterPage /> };

function goOffline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}
