import type { InterfaceLanguage } from '#domain/languages.ts';

/** What happens to everybody, wherever they are; the areas' charts listen to these. */
export type GlobalEvent =
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** What the chart `app` hears of. */
export type AppEvent =
  | Exclude<GlobalEvent, { type: 'session.restored' }>
  | { type: 'retry.requested' }
  | { type: 'signed.in' }
  | { type: 'user.refresh' }
  | { type: 'user.changed' }
  | { type: 'person.replaced' }
  | { type: 'sign-out.requested' }
  | { type: 'sign-out.dismissed' }
  | { type: 'language.chosen'; language: InterfaceLanguage }
  | { type: 'welcome.seen' };
