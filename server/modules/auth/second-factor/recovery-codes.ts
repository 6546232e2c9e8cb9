import { createHash, randomInt } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { markRecoveryCodeUsed, replaceRecoveryCodes } from '../repository/recovery-codes.ts';

/** Without those that are mistaken for each other. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;

const group = () =>
  Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');

/** 80 bits: too many for a hash to be guessed, so it needs no salt. */
const generateCode = () => Array.from({ length: groups }, group).join('-');

const hashCode = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest('base64url');

/**
 * Makes new recovery codes in place of all earlier ones. They are known this once. @param trx a
 * transaction
 */
export async function createRecoveryCodes(trx: Db, personId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, generateCode);
  await replaceRecoveryCodes(trx, personId, codes.map(hashCode));
  return codes;
}

/** Uses up a recovery code; false when it is none of the person's, or was used. */
export function consumeRecoveryCode(
  db: Db,
  personId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  return markRecoveryCodeUsed(db, personId, hashCode(code), now);
}
