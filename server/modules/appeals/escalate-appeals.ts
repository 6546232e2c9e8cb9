import { fallbackLanguage } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { findAppLanguage } from '#server/modules/notices/index.ts';
import { findStaffEmail } from '#server/modules/people/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { escalationMail } from './escalation-mail.ts';
import { listAdministratorIds, markEscalated } from './repository/appeals.ts';

/**
 * Tells the administrators by e-mail of open appeals with little or no time left, once for each
 * appeal, whichever process comes first.
 */
export async function escalateAppeals({
  db,
  clock,
  mail,
  config,
}: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>): Promise<void> {
  const now = clock.now();
  const dueBefore = new Date(now.getTime() + limits.appealEscalationSeconds * 1000);
  await db.transaction().execute(async (trx) => {
    const escalated = await markEscalated(trx, { dueBefore, now });
    if (escalated.length === 0) return;
    const firstDue = new Date(Math.min(...escalated.map(({ due_at }) => due_at.getTime())));
    for (const personId of await listAdministratorIds(trx)) {
      const to = await findStaffEmail(trx, personId);
      if (!to) continue;
      const language = (await findAppLanguage(trx, personId)) ?? fallbackLanguage;
      const page = `${config.publicOrigin ?? ''}/app/appeals?only=escalated`;
      const values = { count: escalated.length, firstDue, page };
      await mail.send({ to, ...escalationMail(language, values) }, { trx });
    }
  });
}
