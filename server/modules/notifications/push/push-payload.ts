import { languageDirection } from '#domain/language/languages.ts';
import { notificationsRoute } from '#domain/navigation/routes.ts';
import { notificationPath } from '#domain/notifications/notification-kinds.ts';
import { isUrgent } from '#domain/notifications/notification-topics.ts';
import type { PushMessage } from '#server/platform/push/web-push.ts';
import type { ClaimedPush } from '../repository/deliveries.ts';
import { pushText, spokenLanguage } from './push-texts.ts';

/** What the service worker shows: `public/push-worker.js`. */
export type PushPayload = {
  /** The notification, or the newest of several; shown once on a device. */
  id: string;
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The page that it opens. */
  path: string;
};

/** The message of some notifications of one person, in order. @param lifetime in seconds */
export function pushMessage(pushes: readonly ClaimedPush[], lifetime: number): PushMessage {
  const newest = pushes.at(-1);
  if (!newest) throw new Error('There is nothing to push.');
  const { id, kind, post_id: postUID } = newest;
  const isOne = pushes.length === 1;
  const lang = spokenLanguage(newest.app_language);
  const payload: PushPayload = {
    id,
    title: 'DH Creator',
    body: pushText(lang, isOne ? kind : 'several'),
    lang,
    dir: languageDirection(lang),
    path: isOne ? notificationPath({ kind, postUID }) : notificationsRoute,
  };
  const urgency = isOne && isUrgent(kind) ? 'high' : 'normal';
  return { payload, topic: id.replaceAll('-', ''), lifetime, urgency };
}
