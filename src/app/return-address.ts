import { returnAddress } from '#domain/return-address.ts';

const key = 'return-address';

/*
 * Where this tab was asked to go before anybody had signed in. In the tab's own storage, because signing in may lead over
 * other pages, and because another tab may have been asked for something else.
 */

/** Keeps the address that the portal was opened at, if it is a page to come back to; else what was kept stays. */
export function noteAddress(address: string): void {
  const back = returnAddress(address);
  if (back) attempt(() => sessionStorage.setItem(key, back));
}

export function recallAddress(): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null;
}

export function forgetAddress(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Storage may be forbidden; then signing in leads to the first page. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
