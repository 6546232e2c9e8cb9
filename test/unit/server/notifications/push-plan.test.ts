import { describe, expect, it } from 'vitest';
import { pushMessage } from '#server/modules/notifications/push/push-payload.ts';
import { planPushes } from '#server/modules/notifications/push/push-plan.ts';

type Pushes = Parameters<typeof planPushes>[0];
/** Noon in India. */
const now = new Date('2026-03-02T06:30:00Z');
const phone = { id: 'phone', endpoint: 'https://push.example/1', publicKey: 'p', auth: 'a' };
const tablet = { ...phone, id: 'tablet' };

const pushesTo = (name: string, count: number, devices: Pushes[number]['devices']): Pushes =>
  Array.from({ length: count }, (_, number) => ({
    id: `${name}-${number}`,
    kind: 'profile-approved',
    post_id: null,
    person_id: 'person',
    tries: 1,
    created_at: now,
    is_read: false,
    is_account_open: true,
    app_language: null,
    settings: null,
    devices,
    last_sent_at: null,
    unread: count,
  }));
const planned = (pushes: Pushes) =>
  planPushes(pushes, now).messages.map((message) => message.map(({ id }) => id));

describe('the plan of pushes', () => {
  it('combines only what goes to the same devices', () => {
    // The tablet's push service failed, so the phone has the first ones already.
    const old = pushesTo('old', 2, [tablet]);
    const recent = pushesTo('new', 4, [phone, tablet]);
    expect(planned([...old, ...recent])).toEqual([
      ['old-0'],
      ['old-1'],
      ['new-0', 'new-1', 'new-2', 'new-3'],
    ]);
  });

  it('does not look at the order of the devices', () => {
    const all = [...pushesTo('a', 2, [phone, tablet]), ...pushesTo('b', 2, [tablet, phone])];
    expect(planned(all)).toEqual([['a-0', 'a-1', 'b-0', 'b-1']]);
  });
});

describe('the message of several notifications', () => {
  it('replaces the previous one, and is not the newest of them', () => {
    const message = pushMessage(pushesTo('several', 4, [phone]), 60);
    expect(message).toMatchObject({
      topic: 'several',
      payload: { id: 'several-3', tag: 'several', readId: null, unread: 4 },
    });
  });

  it('differs from the message of one', () => {
    const message = pushMessage(pushesTo('one', 1, [phone]), 60);
    expect(message).toMatchObject({
      topic: 'one0',
      payload: { id: 'one-0', tag: 'one-0', readId: 'one-0' },
    });
  });
});
