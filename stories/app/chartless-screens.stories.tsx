import NotFoundPage from '#src/app/routes/not-found-page.tsx';
import { ReauthTitle } from '#src/features/auth/reauth/reauth-title.tsx';
import { ProblemReportButton } from '#src/features/support/index.ts';
import { ChunkLoadErrorNotice } from '#src/ui/feedback/chunk-load-error-notice.tsx';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { CrashScreen } from '#src/ui/feedback/crash-screen.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { DialogLoadError, LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';

export default { title: 'App/Chartless screens' };

export const Crash = { render: () => <CrashScreen /> };
export const CrashWithReport = { render: () => <CrashScreen report={<ProblemReportButton />} /> };
export const PartNotLoaded = {
  render: () => <ChunkLoadErrorNotice onRetry={() => {}} hasFailedBefore={false} />,
};
export const PartNotLoadedAgain = {
  render: () => <ChunkLoadErrorNotice onRetry={() => {}} hasFailedBefore />,
};
export const PartAwaitsNetwork = { render: () => <ContentSkeleton />, beforeEach: goOffline };

const Unreachable = lazyWithPreload(() =>
  Promise.reject(new Error('The chunk of this story never comes.')),
);

/** At the foot of the screen, where one can do without it. */
export const WindowNotLoaded = {
  render: () => <DialogLoadError onClose={() => {}} onRetry={() => {}} hasFailedBefore />,
};
export const WindowAwaitsNetwork = {
  render: () => (
    <LazyDialogBoundary title={<ReauthTitle />}>
      <Unreachable />
    </LazyDialogBoundary>
  ),
  beforeEach: goOffline,
};
export const NotFound = { render: () => <NotFoundPage /> };

function goOffline() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  return () => Reflect.deleteProperty(navigator, 'onLine');
}
