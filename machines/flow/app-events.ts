import type { Failure } from '#domain/failure.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import type { components, operations } from '#generated/contract.ts';

export type CurrentUser = components['schemas']['CurrentUser'];
export type Config = operations['getConfig']['responses'][200]['content']['application/json']['data'];

export type AppContext = {
  config: Config | null;
  user: CurrentUser | null;
  language: InterfaceLanguage;
  /** Chosen during this visit; goes before what the account remembers. */
  chosenLanguage: InterfaceLanguage | null;
  failure: Failure | null;
  /** When the app began, in milliseconds since 1970; the first time that a dialog's clock shows. */
  startedAt: number;
};

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
