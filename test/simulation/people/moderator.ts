import type { Device } from '../browser/device.ts';
import type { ModeratorPortal, Tab } from '../browser/tab.ts';
import type { ServerState } from '../server/server-state.ts';
import type { Random } from '../time/random.ts';

type ModeratorWorld = {
  openTab(device: Device): Tab<ModeratorPortal>;
  state: ServerState;
  report(line: string): void;
};

const inReview = 'SUBMITTED_FOR_DHPUBLISH_REVIEW';

/** A member of staff who decides on posts, one at a time. */
export class Moderator {
  readonly name: string;
  readonly device: Device;
  readonly #world: ModeratorWorld;
  readonly #random: Random;
  #review: ReturnType<typeof startReview> | null = null;
  #tab: Tab<ModeratorPortal> | null = null;

  constructor(number: number, device: Device, world: ModeratorWorld, random: Random) {
    this.name = `moderator ${number}`;
    this.device = device;
    this.#world = world;
    this.#random = random;
  }

  /** Does the next thing, and tells what. */
  act() {
    if (this.#review && this.#random.chance(0.05)) return this.#end();
    if (!this.#review) return this.#open();
    const { decision } = this.#review.getSnapshot().children;
    const shown = decision?.getSnapshot();
    if (!decision || !shown) return this.#close();
    if (shown.matches('loadFailed') || shown.matches('conflict')) {
      if (this.#random.chance(0.4)) return this.#close();
      return decision.send({ type: 'retry.requested' });
    }
    if (shown.matches('decided')) return this.#close();
    if (shown.matches('rejecting')) {
      this.#say('rejects');
      return decision.send({
        type: 'reject.submitted',
        reasons: ['violence'],
        note: 'It shows violence.',
        permanent: false,
        key: this.#random.uuid(),
      });
    }
    if (!shown.matches('viewing')) return;
    if (!shown.context.subject?.actions?.includes('publish') || this.#random.chance(0.1))
      return this.#close();
    if (this.#random.chance(0.4)) return decision.send({ type: 'reject.requested' });
    this.#say('approves');
    decision.send({ type: 'approve.requested', key: this.#random.uuid() });
  }

  /** Goes home. */
  leave(): void {
    this.#close();
    this.#tab?.kill();
  }

  #open(): void {
    const waiting = this.#world.state.posts.filter(({ state }) => state === inReview);
    if (waiting.length === 0) return;
    const { id } = this.#random.pick(waiting);
    this.#say('opens a post in review');
    this.#tab ??= this.#world.openTab(this.device);
    this.#review = startReview(this.#tab, id);
  }

  #close(): void {
    this.#review?.stop();
    this.#review = null;
  }

  #end(): void {
    this.#say('has the tab killed');
    this.#tab?.kill();
    this.#tab = null;
    this.#review = null;
  }

  #say(what: string): void {
    this.#world.report(`${this.name} ${what}`);
  }
}

function startReview({ portal }: Tab<ModeratorPortal>, postUID: string) {
  const review = portal.createActor(portal.livePostReviewMachine, { input: { postUID } });
  review.start();
  return review;
}
