import {
  type Delivery,
  type Publication,
  type Publisher,
  PublisherUnavailable,
} from '#server/platform/providers/publisher.ts';

type Taken = { delivery: Delivery; postUID: string; publication: Publication | null };

/** A publisher that keeps what it was sent, in order, and whose replies may be lost. */
export class PublisherRecord implements Publisher {
  readonly taken: Taken[] = [];
  /** A deliberate defect (defects.ts). */
  repeatsWithNewIds = false;
  /** Decides before each reply whether it arrives, and before that whether the message does. */
  isLost: (what: 'message' | 'reply') => boolean = () => false;

  async publish(publication: Publication, delivery: Delivery): Promise<{ url: string | null }> {
    this.#take({ delivery, postUID: publication.postUID, publication });
    return { url: null };
  }

  async withdraw(postUID: string, delivery: Delivery): Promise<void> {
    this.#take({ delivery, postUID, publication: null });
  }

  #take(message: Taken): void {
    if (this.isLost('message')) throw new PublisherUnavailable({ failure: 'unreachable' });
    this.taken.push(message);
    if (this.repeatsWithNewIds)
      this.taken.push({ ...message, delivery: { ...message.delivery, id: 'another' } });
    if (this.isLost('reply')) throw new PublisherUnavailable({ failure: 'timed-out' });
  }
}
