import type { ImageKind, PostFormat } from '#domain/post/post-formats.ts';
import type { DeliveryFailure, DeliveryKind } from '#domain/post/publication-deliveries.ts';

/**
 * Addresses of the portal's own pictures and videos. Before readers see a post they are signed and
 * valid for a day: the publisher makes its own copies.
 */
type Picture = { id: string; url: string; width: number; height: number };

/** A post as readers are to see it. */
export type Publication = {
  postUID: string;
  revision: number;
  format: PostFormat;
  title: string;
  /** The article; for other formats the text next to their media. */
  html: string;
  language: string | null;
  /** For image posts only. */
  imageKind: ImageKind | null;
  /** For an article the pictures in its text; otherwise those to show, in this order. */
  pictures: (Picture & { caption: string; alt: string })[];
  /** A gif video is shown in a loop and without controls. */
  video: (Picture & { durationMs: number; hasSound: boolean; poster: Picture | null }) | null;
  /** The writer's declaration; null where none is needed. */
  madeWithAi: boolean | null;
  /** Shown behind a warning. */
  sensitive: boolean;
};

/** One message to the publisher. Repeated attempts of it have the same id. */
export type Delivery = {
  id: string;
  /** Increases with each delivery of a post, so that the publisher can ignore an older one. */
  sequence: number;
  kind: DeliveryKind;
};

/** Puts posts before readers. */
export type Publisher = {
  /**
   * Takes a post in place of what it had of it; the same delivery again changes nothing. Returns
   * where readers find the post, if the publisher says so.
   * @throws {PublisherRefused} when trying again is of no use
   * @throws {PublisherUnavailable} when the outcome is unknown or may be another later
   */
  publish(publication: Publication, delivery: Delivery): Promise<{ url: string | null }>;
  /**
   * Removes a post. A post that is not shown stays so.
   * @throws {PublisherRefused}
   * @throws {PublisherUnavailable}
   */
  withdraw(postUID: string, delivery: Delivery): Promise<void>;
};

/** What is known of a failed attempt. Texts are the publisher's own, cleaned and shortened. */
export type PublisherFailure = {
  failure: DeliveryFailure;
  status?: number | undefined;
  code?: string | undefined;
  message?: string | undefined;
};

const describeFailure = ({ failure, status, code, message }: PublisherFailure) =>
  ['The publisher:', failure, status, code, message].filter(Boolean).join(' ');

/** The publisher does not take this, and would not take it later. */
export class PublisherRefused extends Error {
  override name = 'PublisherRefused';
  readonly details: PublisherFailure;
  constructor(details: PublisherFailure) {
    super(describeFailure(details));
    this.details = details;
  }
}

/** The publisher did not confirm this. It may still have accepted it. */
export class PublisherUnavailable extends Error {
  override name = 'PublisherUnavailable';
  readonly details: PublisherFailure;
  /** The seconds that the publisher asks to wait for. */
  readonly retryAfter: number | undefined;
  constructor(details: PublisherFailure, retryAfter?: number) {
    super(describeFailure(details));
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

const refuseUnconfigured = () =>
  Promise.reject(new PublisherRefused({ failure: 'not-configured' }));

/** In place of a publisher that is not configured. */
export const unconfiguredPublisher: Publisher = {
  publish: refuseUnconfigured,
  withdraw: refuseUnconfigured,
};
