import { settingKey } from '#domain/notifications/notification-topics.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import {
  recordConsent,
  recordWithdrawal,
  requireFewActs,
  shownNotice,
} from '#server/modules/consents/index.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { findSettings, lockSettings, updateSettings } from '../repository/settings.ts';
import { presentSettings } from '../settings-presenter.ts';
import { storedQuietHours } from '../stored-settings.ts';

/** Takes each change by itself, so it needs no key: the last one counts. */
export const changeNotificationSettings: Handler<'changeNotificationSettings'> = async (call) => {
  const { id } = requirePerson(call);
  const { settings, quietHours } = call.body;
  if (quietHours && quietHours.from === quietHours.until)
    throw invalidRequest({ quietHours: 'not-allowed' });
  const now = call.deps.clock.now();
  await call.deps.db.transaction().execute(async (trx) => {
    const stored = await lockSettings(trx, id);
    // Turning off is never refused: repeated without turning on, it is recorded once.
    if (settings.some(({ channel, isOn }) => channel === 'text' && isOn))
      await requireFewActs(trx, id, 'messages');
    for (const { channel, topic, isOn } of settings) {
      if (channel !== 'text') continue;
      const act = { personId: id, purpose: 'messages', screen: 'notification-settings' } as const;
      await (isOn
        ? recordConsent(trx, { ...act, detail: topic, shown: shownNotice(call) }, now)
        : recordWithdrawal(trx, { ...act, detail: topic }, now));
    }
    await updateSettings(trx, id, {
      turnedOff: applySettings(stored.turned_off, settings),
      quietHours: quietHours === undefined ? storedQuietHours(stored) : quietHours,
    });
  });
  return presentSettings(call.deps, call.session, await findSettings(call.deps.db, id));
};

function applySettings(
  turnedOff: string[],
  changes: BodyOf<'changeNotificationSettings'>['settings'],
): string[] {
  const off = new Set(turnedOff);
  for (const change of changes) {
    if (change.isOn) off.delete(settingKey(change));
    else off.add(settingKey(change));
  }
  return [...off];
}
