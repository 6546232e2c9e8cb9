import type { ImageKind, PostFormat } from '#domain/post/post-formats.ts';

/**
 * Addresses are those of the portal's own pictures and videos. Before readers see a post, they are
 * signed and good for a day: the publisher makes its own copies.
 */
type Picture = { id: string; url: string; width: number; height: number };

/** A post as readers are to see it. */
export type Publication = {
  postUID: string;
  revision: number;
  format: PostFormat;
  title: string;
  /** The article; of other formats the text beside what they show. */
  html: string;
  language: string | null;
  /** Of a picture post alone. */
  imageKind: ImageKind | null;
  /** Of an article those that stand in its text; else those to show, in this order. */
  pictures: (Picture & { caption: string; alt: string })[];
  /** A gif video is shown in a loop and without controls. */
  video: (Picture & { durationMs: number; hasSound: boolean; poster: Picture | null }) | null;
  /** As its writer declared; null where nothing was asked. */
  madeWithAi: boolean | null;
  /** Shown behind a warning. */
  sensitive: boolean;
};

/** Puts posts before readers. */
export type Publisher = {
  /**
   * Takes a post in place of what it had of it; the same again changes nothing. @throws when it
   * does not take it.
   */
  publish(publication: Publication): Promise<void>;
  /**
   * Shows a post no more; one that it does not show changes nothing. @throws when it cannot be
   * told.
   */
  withdraw(postUID: string): Promise<void>;
};
