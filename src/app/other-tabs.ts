import type { AppActor } from './app-context.ts';

/* All tabs share one session cookie, so each tells the others when it signs somebody in or out. */

type News = { type: 'signed.out' } | { type: 'signed.in'; userId: string };

const channelName = 'session';

/** Tells the other tabs who is here, and follows what they tell. Gives the function that ends it. */
export function followOtherTabs(actor: AppActor): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(channelName);
  let isFollowing = false;
  let known = personOf(actor);
  const changes = actor.subscribe(() => {
    const person = personOf(actor);
    if (person === known) return;
    known = person;
    // What another tab has told is not told on.
    if (!isFollowing) channel.postMessage(newsOf(person));
  });
  channel.onmessage = ({ data: news }: MessageEvent<News>) => {
    isFollowing = true;
    follow(actor, news);
    isFollowing = false;
  };
  return () => {
    changes.unsubscribe();
    channel.close();
  };
}

const newsOf = (person: string | null): News =>
  person === null ? { type: 'signed.out' } : { type: 'signed.in', userId: person };

function follow(actor: AppActor, news: News): void {
  if (news.type === 'signed.out') {
    actor.send({ type: 'signed.out' });
    return;
  }
  const isExpired = actor.getSnapshot().matches({ session: { signedIn: { access: 'lost' } } });
  if (isExpired || personOf(actor) !== news.userId) actor.send({ type: 'user.refresh' });
}

function personOf(actor: AppActor): string | null {
  return actor.getSnapshot().context.user?.userId ?? null;
}
