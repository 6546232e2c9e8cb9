import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { settingKey } from '#domain/notifications/notification-topics.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';

export type NotificationSettings = components['schemas']['NotificationSettings'];
export type SettingsChange = components['schemas']['NotificationSettingsChange'];

type Event =
  | { type: 'settings.changed'; change: SettingsChange }
  | { type: 'retry.requested' }
  | GlobalEvent;

type Context = {
  /** As the server has them; null until they are loaded. */
  saved: NotificationSettings | null;
  /** What is on its way to the server; null when nothing is. */
  sending: SettingsChange | null;
  /** What was changed since. */
  unsent: SettingsChange | null;
  failure: Failure | null;
  tries: number;
};

/** The settings with changes that the server may not know yet. */
export function changedSettings(
  settings: NotificationSettings,
  ...changes: (SettingsChange | null)[]
): NotificationSettings {
  const { settings: overrides, quietHours = settings.quietHours } = mergedChanges(...changes);
  const byKey = new Map(overrides.map((setting) => [settingKey(setting), setting]));
  return {
    ...settings,
    settings: settings.settings.map((setting) => byKey.get(settingKey(setting)) ?? setting),
    quietHours,
  };
}

/** Several changes as one; the last one of each setting counts. */
function mergedChanges(...changes: (SettingsChange | null)[]): SettingsChange {
  const given = changes.filter((change) => change !== null);
  const byKey = new Map(
    given.flatMap(({ settings }) => settings.map((setting) => [settingKey(setting), setting])),
  );
  const hours = given.map(({ quietHours }) => quietHours).findLast((value) => value !== undefined);
  return { settings: [...byKey.values()], ...(hours !== undefined && { quietHours: hours }) };
}

type Received = { settings: NotificationSettings };
const received = ({ event }: { event: { output: NotificationSettings } }): Received => ({
  settings: event.output,
});

/** Loads the notification settings, shows each change at once and saves it. */
export const notificationSettingsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy' | 'unsaved',
  },
  actors: {
    getNotificationSettings: requiredActor<NotificationSettings>('getNotificationSettings'),
    changeNotificationSettings: requiredActor<NotificationSettings, SettingsChange>(
      'changeNotificationSettings',
    ),
  },
  guards: {
    hasUnsent: ({ context }) => context.unsent !== null,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
  },
  actions: {
    keepSettings: assign((_, { settings }: Received) => ({
      saved: settings,
      sending: null,
      failure: null,
      tries: 0,
    })),
    keepChange: assign(({ context: { unsent } }, { change }: { change: SettingsChange }) => ({
      unsent: mergedChanges(unsent, change),
    })),
    beginSending: assign(({ context: { sending, unsent } }) => ({
      sending: mergedChanges(sending, unsent),
      unsent: null,
    })),
    dropChanges: assign({ sending: null, unsent: null, tries: 0 }),
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
  },
  delays: { retryDelay: ({ context }) => retryDelay(context) },
}).createMachine({
  id: 'notification-settings',
  description: 'The notification settings of a creator; a change is shown at once, then saved.',
  context: { saved: null, sending: null, unsent: null, failure: null, tries: 0 },
  initial: 'loading',
  on: ignoreGlobalEvents,
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders while the settings load.',
      invoke: {
        src: 'getNotificationSettings',
        onDone: { target: 'ready', actions: { type: 'keepSettings', params: received } },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why the settings could not be loaded, with a retry button.',
      on: { 'retry.requested': 'loading', 'network.online': 'loading' },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog over the page. The settings are loaded afterwards.',
      on: { 'session.restored': 'loading' },
    },
    ready: {
      on: {
        'settings.changed': { actions: { type: 'keepChange', params: ({ event }) => event } },
      },
      initial: 'idle',
      states: {
        idle: {
          tags: 'screen',
          description: 'Everything is saved.',
          always: { guard: 'hasUnsent', target: 'saving' },
        },
        saving: {
          tags: ['screen', 'unsaved'],
          description: 'The change is shown and being saved; further changes follow.',
          entry: 'beginSending',
          invoke: {
            src: 'changeNotificationSettings',
            input: ({ context }) => context.sending ?? { settings: [] },
            onDone: { target: 'idle', actions: { type: 'keepSettings', params: received } },
            onError: [
              { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
              {
                guard: { type: 'isTransient', params: caught },
                target: 'waiting',
                actions: [{ type: 'keepFailure', params: caught }, 'countTry'],
              },
              {
                target: 'refused',
                actions: [{ type: 'keepFailure', params: caught }, 'dropChanges'],
              },
            ],
          },
        },
        waiting: {
          tags: ['screen', 'unsaved'],
          description: 'The server was not reached: says that the changes are kept, and retries.',
          after: { retryDelay: 'saving' },
          on: { 'network.online': 'saving', 'retry.requested': 'saving' },
        },
        signInNeeded: {
          tags: ['screen', 'unsaved'],
          description: 'The sign-in dialog over the page. The changes are saved afterwards.',
          on: { 'session.restored': 'saving' },
        },
        refused: {
          tags: 'screen',
          description: 'The server refused the change: says so and shows what is saved.',
          always: { guard: 'hasUnsent', target: 'saving' },
        },
      },
    },
  },
});
