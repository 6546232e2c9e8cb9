let cleanup: Promise<void> = Promise.resolve();

/** Starts to forget what a sign-out leaves on this device. */
export function startSignOutCleanup(): void {
  // Fetched then: the database is no part of the first page.
  cleanup = import('./clear-at-sign-out.ts')
    .then(({ clearAtSignOut }) => clearAtSignOut())
    .catch(() => {});
}

/** Resolves once what the last sign-out has left is gone; a page that shows it waits for this. */
export const signOutCleanup = (): Promise<void> => cleanup;
