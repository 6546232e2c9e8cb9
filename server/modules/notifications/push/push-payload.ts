import { languageDirection } from '#domain/language/languages.ts';
import { notificationsRoute } from '#domain/navigation/routes.ts';
import { notificationPath } from '#domain/notifications/notification-kinds.ts';
import { isUrgent } from '#domain/notifications/notification-topics.ts';
import type { PushMessage } from '#server/platform/push/web-push.ts';
import { spokenLanguage } from '#server/platform/texts/server-texts.ts';
import type { ClaimedPush } from '../repository/deliveries.ts';
import { pushText } from './push-texts.ts';

/** What the service worker shows: `src/service-worker/pushes.ts`. */
export type PushPayload = {
  /** The notification, or the newest of several; a second message with it makes no sound. */
  id: string;
  /** A message takes the place of one with the same tag. */
  tag: string;
  /** The notification that is read when it is opened; null for several. */
  readId: string | null;
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The page that it opens. */
  path: string;
  /** The number on the icon of the installed portal. */
  unread: number;
};

/** Shared by all messages about several notifications, so that the newest replaces the others. */
const severalTag = 'several';

/** The message of some notifications of one person, in order. @param lifetime in seconds */
export function pushMessage(pushes: readonly ClaimedPush[], lifetime: number): PushMessage {
  const newest = pushes.at(-1);
  if (!newest) throw new Error('There is nothing to push.');
  const { id, kind, post_id: postUID } = newest;
  const isOne = pushes.length === 1;
  const lang = spokenLanguage(newest.app_language);
  const payload: PushPayload = {
    id,
    tag: isOne ? id : severalTag,
    readId: isOne ? id : null,
    title: 'DH Creator',
    body: pushText(lang, isOne ? kind : 'several'),
    lang,
    dir: languageDirection(lang),
    path: isOne ? notificationPath({ kind, postUID }) : notificationsRoute,
    unread: newest.unread,
  };
  const urgency = isOne && isUrgent(kind) ? 'high' : 'normal';
  return { payload, topic: payload.tag.replaceAll('-', ''), lifetime, urgency };
}
