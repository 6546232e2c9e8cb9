/**
 * Why a version of a post was kept (decision 34); rows of other kinds than the first two go after a
 * while.
 */
export const storedVersionKinds = ['sent', 'published', 'replaced', 'paused'] as const;
export type StoredVersionKind = (typeof storedVersionKinds)[number];

/** Kept so that it can be restored; nobody decided on it. */
export const unsentVersionKinds = [
  'replaced',
  'paused',
] as const satisfies readonly StoredVersionKind[];
