import type { Failure } from '#domain/contract/failure.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { components, operations } from '#generated/contract.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';

export type CurrentUser = components['schemas']['CurrentUser'];
export type Config =
  operations['getConfig']['responses'][200]['content']['application/json']['data'];

/** What a device remembers of the last visit, to start without the server. */
export type LastSession = { user: CurrentUser; config: Config };

export type AppContext = {
  config: Config | null;
  user: CurrentUser | null;
  language: InterfaceLanguage;
  /** Chosen during this visit. Takes precedence over the account's choice. */
  chosenLanguage: InterfaceLanguage | null;
  failure: Failure | null;
  /** When the app began, in milliseconds since 1970; the first time that a dialog's clock shows. */
  startedAt: number;
};

/** The events of the chart `app`. */
export type AppEvent =
  | Exclude<GlobalEvent, { type: 'session.restored' }>
  | { type: 'retry.requested' }
  | { type: 'signed.in' }
  | { type: 'user.refresh-requested' }
  | { type: 'config.refresh-requested' }
  | { type: 'user.changed' }
  | { type: 'user.replaced' }
  | { type: 'sign-out.requested' }
  | { type: 'sign-out.dismissed' }
  | { type: 'language.chosen'; language: InterfaceLanguage }
  | { type: 'welcome.seen' };
