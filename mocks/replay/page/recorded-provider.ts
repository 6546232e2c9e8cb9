import type { Recording } from '#domain/problem-reports/recording.ts';

const signIns = ['login', 'linkOgcAccount'];
const socialStates = /^"(signingInSocially|linkingInvitedAccount|socialFailed)"$/;

/**
 * Where the recorded page opened with an answer of Google or Facebook, it had used the answer up
 * before the recording began. Has the page find one like it, in sessionStorage
 * (src/device/provider-visit-store.ts).
 */
export function restoreProviderAnswer({ entries }: Recording): void {
  const firstInput = entries.findIndex(({ kind }) => kind === 'input');
  const early = entries.slice(0, firstInput < 0 ? entries.length : firstInput);
  const isSigningIn = early.some(
    (entry) => entry.kind === 'call' && signIns.includes(entry.operation),
  );
  const state = early.find(
    (entry) =>
      entry.kind === 'chart' &&
      entry.chart === 'login' &&
      entry.change === 'started' &&
      socialStates.test(JSON.stringify(entry.state)),
  );
  if (!isSigningIn && !state) return;
  const page = entries.find((entry) => entry.kind === 'page')?.path ?? '/login';
  const isRefused = !isSigningIn && state?.kind === 'chart' && state.state === 'socialFailed';
  const answer = isRefused ? { refusal: 'failed' } : { token: 'recorded', visitState: 'recorded' };
  const back = page.startsWith('/login') ? page : '/login';
  const value = { ...answer, provider: 'GOOGLE', back, purpose: 'sign-in' };
  sessionStorage.setItem('provider-answer', JSON.stringify(value));
}
