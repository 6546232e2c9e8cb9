/*
 * What other apps share with the installed portal (Web Share Target). The service worker keeps it
 * on the device; the page at `shareRoute` makes a draft of it.
 */

/** The address that other apps post to, and of the page that follows. */
export const shareRoute = '/share';

/** The names of the fields in the form that the browser posts; the manifest declares them. */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;

/** The limits of what a device keeps until it is a draft. They load into the service worker. */
export const shareLimits = {
  /** As many as a gallery has. */
  files: 30,
  /** Of all files together: as many as a video may have. */
  bytes: 2_000_000_000,
  /** Space kept free for texts and pictures, in bytes. */
  reservedBytes: 50_000_000,
  /** UTF-16 units. */
  titleLength: 1000,
  textLength: 20_000,
  nameLength: 200,
  /** How many shares wait at a time; the oldest is removed. */
  shares: 3,
  /** How long a share waits for the person who was signed in last. */
  hours: 24,
  /** How long it waits while nobody is known on the device. */
  hoursUnknown: 1,
} as const;

/** Why nothing of a share is on the device. */
export const shareProblems = ['storage-full', 'not-kept', 'empty', 'not-received'] as const;
export type ShareProblem = (typeof shareProblems)[number];

/** The page of a share, or of why there is none. */
export const sharePath = (share: { id: string } | { problem: ShareProblem }): string =>
  `${shareRoute}?${new URLSearchParams(share)}`;

/** Why the service worker has left out a file. */
export type ShareDropReason = 'too-many' | 'too-large';

/** When a share is removed, in milliseconds since 1970. */
export function shareExpiry(share: { receivedAt: number; ownerUserId: string | null }): number {
  const hours = share.ownerUserId === null ? shareLimits.hoursUnknown : shareLimits.hours;
  return share.receivedAt + hours * 3_600_000;
}
