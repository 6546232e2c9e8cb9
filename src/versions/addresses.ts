/** Where the versions of a post are seen. */
export const versionsAddress = (postUID: string): string => `/app/post/versions?postUID=${postUID}`;

/** Where one of them is compared with the one before. */
export const versionAddress = (postUID: string, revision: number): string =>
  `${versionsAddress(postUID)}&revision=${revision}`;

/** Where one is written on again. */
export const takeAddress = (postUID: string, revision: number): string =>
  `/app/post/edit?postUID=${postUID}&version=${revision}`;
