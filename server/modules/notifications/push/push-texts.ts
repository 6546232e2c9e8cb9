import { readFileSync } from 'node:fs';
import { type InterfaceLanguage, interfaceLanguages } from '#domain/language/languages.ts';
import {
  type NotificationKind,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts';
import { serverText } from '#server/platform/texts/server-texts.ts';

type Texts = Record<NotificationKind, string>;
type CompiledMessage = { type: number; value: string }[];

/** The portal's own messages of the list, which have no values to fill in. */
const listTexts = new Map(interfaceLanguages.map((language) => [language, readTexts(language)]));

function readTexts(language: InterfaceLanguage): Texts {
  const path = new URL(`../../../../generated/messages/${language}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(path, 'utf8')) as Record<string, CompiledMessage>;
  const text = (kind: NotificationKind) => {
    const [part, ...more] = messages[`notifications.${kind}`] ?? [];
    if (part?.type !== 0 || more.length > 0)
      throw new Error(`The message notifications.${kind} is missing or has values.`);
    return part.value;
  };
  return Object.fromEntries(notificationKinds.map((kind) => [kind, text(kind)])) as Texts;
}

/** What a lock screen shows: no titles, names or amounts. */
export function pushText(language: InterfaceLanguage, kind: NotificationKind | 'several'): string {
  if (kind === 'several') return serverText(language, 'push.several');
  return listTexts.get(language)?.[kind] ?? '';
}
