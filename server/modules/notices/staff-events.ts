import { fallbackLanguage } from '#domain/language/languages.ts';
import { recordAudit } from '#server/http/audit-trail.ts';
import type { OperationId } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { findStaffEmail } from '../people/index.ts';
import { findAppLanguage } from './repository.ts';
import { type StaffAction, staffNoticeMail } from './staff-mail-texts.ts';

export type StaffEvent = {
  /** Whose account it is. */
  personId: string;
  action: StaffAction;
  /** Null where it was done without a session, as by a reset link. */
  byPerson: string | null;
  reason?: string;
};

/** The operation of each action. */
const operations: Record<StaffAction, OperationId> = {
  'sessions-ended': 'endStaffSessions',
  'second-factor-reset': 'resetSecondFactor',
  'reset-link-made': 'createPasswordResetLink',
  'password-reset': 'resetPassword',
  'password-changed': 'changePassword',
  'recovery-code-used': 'verifySecondFactor',
  'recovery-codes-made': 'renewRecoveryCodes',
  'authenticator-added': 'confirmAuthenticator',
  'authenticator-removed': 'removeAuthenticator',
  'passkey-added': 'addPasskey',
  'passkey-removed': 'removePasskey',
};

/**
 * Records an action on a staff account in the audit trail, and mails its owner when it changes how
 * they sign in.
 * @param trx the transaction of the action
 */
export async function recordStaffEvent(
  trx: Db,
  { config, mail, clock }: Pick<Deps, 'config' | 'mail' | 'clock'>,
  event: StaffEvent,
): Promise<void> {
  const { personId, action, byPerson, reason = null } = event;
  await recordAudit(
    trx,
    { operationId: operations[action], person: { id: byPerson ?? personId }, now: clock.now() },
    { subject: { kind: 'staff', id: personId }, reason },
  );
  const language = (await findAppLanguage(trx, personId)) ?? fallbackLanguage;
  const notice = staffNoticeMail(action, language, config.supportEmail);
  const to = notice && (await findStaffEmail(trx, personId));
  if (to) await mail.send({ to, ...notice }, { trx });
}
