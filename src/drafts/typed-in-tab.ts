import type { BankText } from '#domain/forms/bank.ts';

/*
 * What somebody has typed in this tab and not sent (decision 23), a place for each person: all of it in the memory of this page, and
 * what is no secret in sessionStorage, where it outlives a reload.
 */

type Typed = {
  text: BankText;
  /** When the details were sent that stood on the page, ISO 8601; null without any. */
  basedOn: string | null;
};

const memory = new Map<string, Typed>();
const prefix = 'bank-details:';

export function rememberTyped(userId: string, typed: Typed): void {
  memory.set(userId, typed);
}

export const rememberedTyped = (userId: string): Typed | undefined => memory.get(userId);

/** Keeps what is no secret, as JSON. */
export function keepInTab(userId: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + userId, JSON.stringify(value));
  } catch {
    // The page itself still has it.
  }
}

/** What was kept, as it lies there; null without it. */
export function keptInTab(userId: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + userId) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets what this person has typed. */
export function forgetTyped(userId: string): void {
  memory.delete(userId);
  forgetPlaces((place) => place === prefix + userId);
}

/** Forgets what everybody has typed. */
export function forgetAllTyped(): void {
  memory.clear();
  forgetPlaces((place) => place.startsWith(prefix));
}

function forgetPlaces(isOne: (place: string) => boolean): void {
  try {
    for (const place of Object.keys(sessionStorage)) if (isOne(place)) sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept then.
  }
}
