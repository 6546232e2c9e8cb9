import type { CurrentUser } from '#machines/flow/app/app.ts';
import { sessionChannel } from '#src/api/session-channel.ts';
import type { AppActor } from '#src/api/session-context.ts';

/*
 * All tabs share one session cookie, so each announces sign-ins, sign-outs and the steps of an
 * account, such as a verified phone number, to the others.
 */

type Position = { userId: string | null; nextScreen: CurrentUser['nextScreen'] | null };
type TabMessage = { type: 'signed.out' } | ({ type: 'signed.in' } & Position);

const nobody: Position = { userId: null, nextScreen: null };

/** Announces the person to other tabs, and follows theirs. Returns a function that stops it. */
export function syncTabs(actor: AppActor): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(sessionChannel);
  let isApplyingMessage = false;
  let known = positionOf(actor);
  const changes = actor.subscribe(() => {
    const position = positionOf(actor);
    if (isSame(position, known)) return;
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

const tabMessage = ({ userId, nextScreen }: Position): TabMessage =>
  userId === null ? { type: 'signed.out' } : { type: 'signed.in', userId, nextScreen };

function applyTabMessage(actor: AppActor, message: TabMessage): void {
  if (message.type === 'signed.out') {
    actor.send({ type: 'signed.out' });
    return;
  }
  const isExpired = actor
    .getSnapshot()
    .matches({ session: { signedIn: { access: 'sessionLost' } } });
  if (isExpired || !isSame(positionOf(actor), message))
    actor.send({ type: 'user.refresh-requested' });
}

/** Nobody has no step, whatever page they are on. */
function positionOf(actor: AppActor): Position {
  const { user } = actor.getSnapshot().context;
  return user?.userId ? { userId: user.userId, nextScreen: user.nextScreen } : nobody;
}

const isSame = (one: Position, other: Position) =>
  one.userId === other.userId && one.nextScreen === other.nextScreen;
