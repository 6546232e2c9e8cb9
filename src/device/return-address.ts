import { safeReturnPath } from '#domain/navigation/return-path.ts';

const key = 'return-address';
const nextScreenKey = 'next-screen-address';

/*
 * The address that this tab was to open before the sign-in. In sessionStorage, because signing in
 * may leave the portal, and because another tab may have another address.
 */

/**
 * Keeps the address that the portal was opened at, if it is a page to come back to; else what was
 * kept stays.
 */
export function saveReturnAddress(address: string): void {
  const validAddress = safeReturnPath(address);
  if (validAddress) tryStorage(() => sessionStorage.setItem(key, validAddress));
}

export function readReturnAddress(): string | null {
  return tryStorage(() => sessionStorage.getItem(key)) ?? null;
}

/** Keeps the address of the screen that a sign-in leads to, for a person who wanted no page. */
export function saveNextScreenAddress(address: string): void {
  tryStorage(() => sessionStorage.setItem(nextScreenKey, address));
}

export function readNextScreenAddress(): string | null {
  return tryStorage(() => sessionStorage.getItem(nextScreenKey)) ?? null;
}

/** Forgets both addresses: the person has arrived, or has signed out. */
export function clearReturnAddress(): void {
  tryStorage(() => {
    sessionStorage.removeItem(key);
    sessionStorage.removeItem(nextScreenKey);
  });
}

/** Storage may be forbidden; then signing in leads to the first page. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
