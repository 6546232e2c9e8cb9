import { safeReturnPath } from '#domain/navigation/return-path.ts';

const key = 'return-address';

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

export function clearReturnAddress(): void {
  tryStorage(() => sessionStorage.removeItem(key));
}

/** Storage may be forbidden; then signing in leads to the first page. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
