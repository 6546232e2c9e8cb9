import type { BankFormValues } from '#domain/forms/bank-details-form.ts';

/*
 * Unsent input of bank details in this tab, kept per person (decision 23): all of it in memory, and
 * what is not secret also in sessionStorage, which survives a reload.
 */

type BankInput = {
  text: BankFormValues;
  /** When the details shown on the page were sent, ISO 8601; null without any. */
  basedOn: string | null;
};

const memory = new Map<string, BankInput>();
const prefix = 'bank-details:';

export function rememberBankInput(userId: string, input: BankInput): void {
  memory.set(userId, input);
}

export const recallBankInput = (userId: string): BankInput | undefined => memory.get(userId);

/** Keeps what is no secret, as JSON. */
export function saveToSession(userId: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + userId, JSON.stringify(value));
  } catch {
    // The page itself still has it.
  }
}

/** The stored value, or null. */
export function readFromSession(userId: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + userId) ?? 'null');
  } catch {
    return null;
  }
}

/** Forgets what this person has typed. */
export function clearBankInput(userId: string): void {
  memory.delete(userId);
  removeSessionItems((place) => place === prefix + userId);
}

/** Clears all input of this tab. */
export function clearAllBankInput(): void {
  memory.clear();
  removeSessionItems((place) => place.startsWith(prefix));
}

function removeSessionItems(isMatch: (place: string) => boolean): void {
  try {
    for (const place of Object.keys(sessionStorage))
      if (isMatch(place)) sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept then.
  }
}
