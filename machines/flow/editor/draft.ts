import type { PostFormat } from '#domain/post/post-formats.ts';
import type { components } from '#generated/contract.ts';
import type { KnownPicture, KnownVideo } from './known-media.ts';
import type { Content } from './post-content.ts';

export type PostInput = components['schemas']['PostInput'];

/**
 * One request to the server; while its outcome is unknown it is sent again unchanged, with the same
 * key.
 */
export type SaveIntent = {
  action: 'save' | 'submit';
  key: string;
  change: number;
  /** Whose post it is: the server refuses it when somebody else has signed in meanwhile. */
  ownerUserId: string;
  post: PostInput;
};

/** A post as this device knows it: what goes into IndexedDB before any request. */
export type Draft = {
  clientId: string;
  ownerUserId: string;
  /** Null until the server has answered the first save. */
  postUID: string | null;
  format: PostFormat;
  /** The server's revision that the writing began from; 0 for a new post. */
  revision: number;
  content: Content;
  /**
   * What is known of pictures: of those chosen on this device by the key that the content carries
   * and that every try to upload sends, null while they travel; of listed ones that came from the
   * server by its id.
   */
  pictures: Record<string, KnownPicture | null>;
  /** The same of videos. */
  videos: Record<string, KnownVideo | null>;
  /** Counts the changes; the server has everything when `savedChange` is the same. */
  change: number;
  savedChange: number;
  intent: SaveIntent | null;
  /** What the server has is to be kept as a version before this is written over it. */
  keepsPrevious: boolean;
  /** Its writer has asked to send it for review, and nobody has answered that yet. */
  submitRequested: boolean;
};
