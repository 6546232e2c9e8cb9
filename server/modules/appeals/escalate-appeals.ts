import { fallbackLanguage } from '#domain/language/languages.ts';
import { findAppLanguage } from '#server/modules/notices/index.ts';
import { findStaffEmail } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { escalationMail } from './escalation-mail.ts';
import { listAdministratorIds, markEscalated } from './repository/appeals.ts';
import { urgentBefore } from './urgent-appeals.ts';

/**
 * Notifies the administrators by e-mail of open appeals with little or no time left, once for each
 * appeal, whichever process comes first. While there is nobody to mail, none counts as sent.
 */
export async function escalateAppeals({
  db,
  clock,
  mail,
  config,
}: Pick<Deps, 'db' | 'clock' | 'mail' | 'config'>): Promise<void> {
  const now = clock.now();
  const dueBefore = urgentBefore(now);
  if (!mail.isAvailable) return;
  await db.transaction().execute(async (trx) => {
    const recipients = await listRecipients(trx);
    if (recipients.length === 0) return;
    // The mails are queued in this transaction, so an appeal is marked with its mail or not at all.
    const escalated = await markEscalated(trx, { dueBefore, now });
    if (escalated.length === 0) return;
    const firstDue = new Date(Math.min(...escalated.map(({ due_at }) => due_at.getTime())));
    for (const { personId, to } of recipients) {
      const language = (await findAppLanguage(trx, personId)) ?? fallbackLanguage;
      const page = `${config.publicOrigin ?? ''}/app/appeals?only=escalated`;
      const values = { count: escalated.length, firstDue, page };
      await mail.send({ to, ...escalationMail(language, values) }, { trx });
    }
  });
}

/** The administrators who have an e-mail address. */
async function listRecipients(trx: Db): Promise<{ personId: string; to: string }[]> {
  const recipients: { personId: string; to: string }[] = [];
  for (const personId of await listAdministratorIds(trx)) {
    const to = await findStaffEmail(trx, personId);
    if (to) recipients.push({ personId, to });
  }
  return recipients;
}
