import { sessionChannel } from '#src/api/session-channel.ts';
import type { AppActor } from '#src/api/session-context.ts';

/* All tabs share one session cookie, so each announces sign-ins and sign-outs to the others. */

type TabMessage = { type: 'signed.out' } | { type: 'signed.in'; userId: string };

/** Announces the person to other tabs, and follows theirs. Returns a function that stops it. */
export function syncTabs(actor: AppActor): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(sessionChannel);
  let isApplyingMessage = false;
  let known = currentUserId(actor);
  const changes = actor.subscribe(() => {
    const person = currentUserId(actor);
    if (person === known) return;
    known = person;
    // News from another tab is not passed on.
    if (!isApplyingMessage) channel.postMessage(tabMessage(person));
  });
  channel.onmessage = ({ data: message }: MessageEvent<TabMessage>) => {
    isApplyingMessage = true;
    applyTabMessage(actor, message);
    isApplyingMessage = false;
  };
  return () => {
    changes.unsubscribe();
    channel.close();
  };
}

const tabMessage = (person: string | null): TabMessage =>
  person === null ? { type: 'signed.out' } : { type: 'signed.in', userId: person };

function applyTabMessage(actor: AppActor, message: TabMessage): void {
  if (message.type === 'signed.out') {
    actor.send({ type: 'signed.out' });
    return;
  }
  const isExpired = actor
    .getSnapshot()
    .matches({ session: { signedIn: { access: 'sessionLost' } } });
  if (isExpired || currentUserId(actor) !== message.userId)
    actor.send({ type: 'user.refresh-requested' });
}

function currentUserId(actor: AppActor): string | null {
  return actor.getSnapshot().context.user?.userId ?? null;
}
