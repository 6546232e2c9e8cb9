/** Where the versions of a post are seen. */
export const versionsPath = (postUID: string): string => `/app/post/versions?postUID=${postUID}`;

/** Where one of them is compared with the one before. */
export const versionPath = (postUID: string, revision: number): string =>
  `${versionsPath(postUID)}&revision=${revision}`;

/** Where one is written on again. */
export const restoreVersionPath = (postUID: string, revision: number): string =>
  `/app/post/edit?postUID=${postUID}&version=${revision}`;
