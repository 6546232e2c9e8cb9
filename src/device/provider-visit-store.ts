import type {
  ProviderAnswer,
  ProviderVisit,
  SocialProvider,
  VisitPurpose,
} from '#domain/auth/provider-visit.ts';

/*
 * A visit to a provider's page and its reply, in sessionStorage, because only the tab that started
 * the visit accepts the reply.
 */

const visitKey = 'provider-visit';
const answerKey = 'provider-answer';

type ReturnedAnswer = ProviderAnswer & {
  provider: SocialProvider;
  back: string;
  purpose: VisitPurpose;
};

/** @returns whether the visit was stored: the tab may not allow it. */
export const saveProviderVisit = (visit: ProviderVisit): boolean => writeItem(visitKey, visit);

export const readProviderVisit = (): ProviderVisit | null => readItem<ProviderVisit>(visitKey);

/** Keeps the answer to a visit, which is over, for the page that waits for it. */
export function saveProviderAnswer(
  { provider, returnPath, purpose }: Pick<ProviderVisit, 'provider' | 'returnPath' | 'purpose'>,
  answer: ProviderAnswer,
): void {
  deleteItem(visitKey);
  writeItem(answerKey, { ...answer, provider, back: returnPath, purpose } satisfies ReturnedAnswer);
}

/** The answer that this page has been waiting for, to a visit for this purpose; given once. */
export function consumeProviderAnswer(purpose: VisitPurpose = 'sign-in'): ReturnedAnswer | null {
  const answerHere = pendingAnswer(purpose);
  if (answerHere) deleteItem(answerKey);
  return answerHere;
}

/** Whether a provider has replied to this page. */
export const hasProviderAnswer = (): boolean => pendingAnswer('sign-in') !== null;

function pendingAnswer(purpose: VisitPurpose): ReturnedAnswer | null {
  const answerHere = readItem<ReturnedAnswer>(answerKey);
  if (answerHere?.purpose !== purpose) return null;
  return answerHere.back.split('?')[0] === location.pathname ? answerHere : null;
}

function writeItem(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function readItem<Value>(key: string): Value | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function deleteItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A value that cannot be read is not used.
  }
}
