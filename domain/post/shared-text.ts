/** The words of a share, as an app has sent them. */
export type SharedText = { title: string; text: string; url: string };

/** Whether words or a link were shared. */
export const hasSharedText = ({ title, text, url }: SharedText): boolean =>
  [title, text, url].some((one) => one.trim() !== '');
