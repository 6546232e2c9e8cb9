import { sessionChannel } from '#src/api/session-channel.ts';
import type { AppActor } from '#src/api/session-context.ts';

/*
 * All tabs share one session cookie, so each announces sign-ins, sign-outs and the steps of an
 * account, such as a verified phone number, to the others.
 */

/** The person and the step of their account; null for nobody, whatever page they are on. */
type Position = string | null;
type TabMessage = { type: 'signed.out' } | { type: 'signed.in'; position: Position };

/** Announces the person to other tabs, and follows theirs. Returns a function that stops it. */
export function syncTabs(actor: AppActor): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(sessionChannel);
  let isApplyingMessage = false;
  let known = positionOf(actor);
  const changes = actor.subscribe(() => {
    const position = positionOf(actor);
    if (position === known) return;
    known = position;
    // News from another tab is not passed on.
    if (!isApplyingMessage) channel.postMessage(tabMessage(position));
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

const tabMessage = (position: Position): TabMessage =>
  position === null ? { type: 'signed.out' } : { type: 'signed.in', position };

function applyTabMessage(actor: AppActor, message: TabMessage): void {
  if (message.type === 'signed.out') {
    actor.send({ type: 'signed.out' });
    return;
  }
  const isExpired = actor
    .getSnapshot()
    .matches({ session: { signedIn: { access: 'sessionLost' } } });
  if (isExpired || positionOf(actor) !== message.position)
    actor.send({ type: 'user.refresh-requested' });
}

function positionOf(actor: AppActor): Position {
  const { user } = actor.getSnapshot().context;
  return user?.userId ? `${user.userId} ${user.nextScreen}` : null;
}
