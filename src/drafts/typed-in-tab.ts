/* What somebody has typed in this tab, and what is no secret, lies in sessionStorage, a place for each person. */

const prefix = 'bank-details:';

export const typedPlace = (userId: string): string => prefix + userId;

/** Forgets what everybody has typed in this tab. */
export function forgetTypedInTab(): void {
  try {
    for (const place of Object.keys(sessionStorage)) {
      if (place.startsWith(prefix)) sessionStorage.removeItem(place);
    }
  } catch {
    // Nothing was kept then.
  }
}
