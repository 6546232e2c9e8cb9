import { type FormVisit, parseFormVisit, parseUnavailable } from '#domain/auth/form-visit.ts';
import { type ProviderAnswer, providerAnswer } from '#domain/auth/provider-visit.ts';
import { consumeFormVisit } from '#src/device/form-visit-store.ts';
import { saveProviderAnswer } from '#src/device/provider-visit-store.ts';

/**
 * Takes up the reply to a visit that a form of this page began, or that it could not begin, and has
 * the address forget it. Call it before the invitation of the address is read.
 */
export function handleFormVisitReturn(): void {
  if (!('location' in globalThis)) return;
  const address = new URL(location.href);
  const unavailable = parseUnavailable(address.search);
  const state = address.searchParams.get('state');
  const visit = state ? parseFormVisit(consumeFormVisit(state), state) : null;
  const answer = visit && providerAnswer(visit, address);
  if (unavailable) accept(unavailable, { refusal: 'failed' });
  else if (visit && answer) accept(visit, answer);
}

function accept(visit: FormVisit, answer: ProviderAnswer): void {
  saveProviderAnswer(visit, answer);
  history.replaceState(history.state, '', visit.returnPath);
}
