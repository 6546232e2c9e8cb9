import { providerAnswer } from '#domain/auth/provider-visit.ts';
import { readProviderVisit, saveProviderAnswer } from '#src/device/provider-visit-store.ts';

/**
 * Takes up a provider's answer before anything is drawn, and has the address forget it: a code does
 * not belong into the history.
 * @returns whether the browser is on its way to another page, where the answer is waited for
 */
export function handleProviderReturn(): boolean {
  const visit = readProviderVisit();
  const answer = visit && providerAnswer(visit, new URL(location.href));
  if (!visit || !answer) return false;
  saveProviderAnswer(visit, answer);
  if (visit.returnPath.split('?')[0] === location.pathname) {
    history.replaceState(history.state, '', visit.returnPath);
    return false;
  }
  location.replace(visit.returnPath);
  return true;
}
