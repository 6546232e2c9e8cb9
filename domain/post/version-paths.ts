/** For whom, when it is a creator of the agency that is signed in. */
const suffix = (userId: string | undefined) => (userId ? `&userId=${userId}` : '');

/** The address of a post's versions. */
export const versionsPath = (postUID: string, userId?: string): string =>
  `/app/post/versions?postUID=${postUID}${suffix(userId)}`;

/** The address that compares a version with the one before. */
export const versionPath = (postUID: string, revision: number, userId?: string): string =>
  `${versionsPath(postUID, userId)}&revision=${revision}`;

/** The editor's address for restoring a version. */
export const restoreVersionPath = (postUID: string, revision: number, userId?: string): string =>
  `/app/post/edit?postUID=${postUID}&version=${revision}${suffix(userId)}`;
