import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { defaultNotificationSettings } from '#contract/examples/notifications.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  changedSettings,
  type NotificationSettings,
  notificationSettingsMachine,
  type SettingsChange,
} from '#machines/flow/notifications/notification-settings.ts';

const turn = (channel: 'push' | 'text', isOn: boolean): SettingsChange => ({
  settings: [{ channel, topic: 'profile', isOn }],
});

/** A server that keeps the settings; `failures` are thrown in order. */
async function start(failures: Failure[] = []) {
  const clock = new SimulatedClock();
  const sent: SettingsChange[] = [];
  let stored = defaultNotificationSettings;
  const machine = notificationSettingsMachine.provide({
    actors: {
      getNotificationSettings: fromPromise<NotificationSettings, undefined>(async () => stored),
      changeNotificationSettings: fromPromise<NotificationSettings, SettingsChange>(
        async ({ input }) => {
          sent.push(input);
          const failure = failures.shift();
          if (failure) throw failure;
          stored = changedSettings(stored, input);
          return stored;
        },
      ),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const until = (state: 'idle' | 'waiting' | 'signInNeeded' | 'refused') =>
    waitFor(actor, (current) => current.matches({ ready: state }));
  await until('idle');
  const change = (given: SettingsChange) => actor.send({ type: 'settings.changed', change: given });
  const off = () => {
    const { saved, sending, unsent } = actor.getSnapshot().context;
    const shown = saved ? changedSettings(saved, sending, unsent).settings : [];
    return shown.filter(({ isOn }) => !isOn).map(({ channel }) => channel);
  };
  return { actor, clock, sent, change, off, until };
}

describe('notification settings', () => {
  it('show a change at once and save it; changes during the request go out as one', async () => {
    const { sent, change, off, until } = await start();
    change(turn('push', false));
    expect(off()).toEqual(['push']);
    change(turn('text', false));
    change(turn('push', true));
    change({ settings: [], quietHours: null });
    expect(off()).toEqual(['text']);
    await until('idle');
    expect(off()).toEqual(['text']);
    expect(sent).toEqual([
      turn('push', false),
      {
        settings: [...turn('text', false).settings, ...turn('push', true).settings],
        quietHours: null,
      },
    ]);
  });

  it('keep changes without a network and save them when it is back', async () => {
    const { actor, sent, change, off, until } = await start([new Failure({ code: 'network' })]);
    change(turn('push', false));
    await until('waiting');
    change(turn('text', false));
    expect(off()).toEqual(['push', 'text']);
    actor.send({ type: 'network.online' });
    await until('idle');
    expect(sent).toHaveLength(2);
    expect(off()).toEqual(['push', 'text']);
  });

  it('are saved after a pause when the server was busy', async () => {
    const { clock, sent, change, until } = await start([
      new Failure({ code: 'server-busy', status: 503, retryAfter: 30 }),
    ]);
    change(turn('push', false));
    await until('waiting');
    clock.increment(29_000);
    expect(sent).toHaveLength(1);
    clock.increment(20_000);
    await until('idle');
    expect(sent).toHaveLength(2);
  });

  it('are saved after a new sign-in', async () => {
    const { actor, sent, change, off, until } = await start([
      new Failure({ code: 'unauthenticated', status: 401 }),
    ]);
    change(turn('push', false));
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    await until('idle');
    expect(sent).toHaveLength(2);
    expect(off()).toEqual(['push']);
  });

  it('show what is saved when the server refuses a change', async () => {
    const { change, off, until } = await start([
      new Failure({ code: 'invalid-request', status: 400 }),
    ]);
    change(turn('push', false));
    await until('refused');
    expect(off()).toEqual([]);
    change(turn('text', false));
    await until('idle');
    expect(off()).toEqual(['text']);
  });
});
