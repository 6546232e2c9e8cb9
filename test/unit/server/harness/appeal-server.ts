import { claimAppeal, decideAppeal, rejectedPost } from '../fixtures/appeal-fixtures.ts';
import {
  type Creator,
  done,
  on,
  type Post,
  seen,
  signInApproved,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { Engine } from './engines.ts';

export type AppealServer = Awaited<ReturnType<typeof startAppealServer>>;

/**
 * A server with a publisher and two moderators: Anita makes the decisions, Raghav decides on their
 * appeals. `server.stop` ends it.
 */
export async function startAppealServer(engine: Engine) {
  const { server, publisher } = await startPublishingServer(engine);
  const anita = await signInAsStaff(server);
  const raghav = await signInAsStaff(server);

  /** Removes what earlier tests left behind. Gives a new approved creator. */
  async function reset(): Promise<Creator> {
    await publisher.reset();
    await server.db.deleteFrom('appeals').execute();
    const creator = await signInApproved(server);
    await server.db.deleteFrom('notifications').execute();
    return creator;
  }

  /**
   * A post that is published after a rejection; with `isCorrected`, staff have corrected its
   * details before.
   */
  async function published(creator: Creator, { isCorrected = false } = {}): Promise<Post> {
    const post = await rejectedPost(creator, anita);
    let sent = await done(creator, on(post, 'submit', { title: 'पहला शीर्षक' }));
    if (isCorrected)
      sent = await done(anita, on(sent, 'update-advance-meta', { hashtags: ['खेती'] }));
    await done(raghav, on(sent, 'publish'));
    await publisher.drain();
    server.clock.advance(60);
    return seen(creator, sent);
  }

  /** Raghav claims an appeal and decides on it. @throws when that is refused */
  async function claimedAndDecided(appealId: string, outcome: 'upheld' | 'overturned') {
    await claimAppeal(raghav, appealId);
    const { data, error } = await decideAppeal(raghav, appealId, outcome);
    if (!data) throw new Error(`The decision was refused: ${JSON.stringify(error)}.`);
    return data;
  }

  return { server, publisher, anita, raghav, reset, published, claimedAndDecided };
}
