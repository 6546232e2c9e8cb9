/** A post as readers are to see it. */
export type Publication = {
  postUID: string;
  revision: number;
  title: string;
  html: string;
  language: string | null;
  /** Shown behind a warning. */
  sensitive: boolean;
};

/** Puts posts before readers. */
export type Publisher = {
  /** Takes a post in place of what it had of it; the same again changes nothing. @throws when it does not take it. */
  publish(publication: Publication): Promise<void>;
  /** Shows a post no more; one that it does not show changes nothing. @throws when it cannot be told. */
  withdraw(postUID: string): Promise<void>;
};
