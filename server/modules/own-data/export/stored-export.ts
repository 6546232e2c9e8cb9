import { Readable } from 'node:stream';
import type { Deps } from '#server/platform/dependencies.ts';
import { decryptRange, encryptedRange } from '#server/platform/encryption/encrypted-file.ts';
import type { Claim, DataExportRow } from '../repository/data-exports.ts';

/** Each try has a file of its own, so that a process that lost its claim overwrites nothing. */
export const exportKey = ({ id, tries }: Claim) => `exports/${id.slice(-2)}/${id}.${tries}`;

/** Deletes the files of an export, also those of tries that ended after they were stored. */
export async function deleteExportFiles(
  { storage }: Pick<Deps, 'storage'>,
  { id, tries }: Claim,
): Promise<void> {
  for (let number = 1; number <= tries; number += 1)
    await storage.delete(exportKey({ id, tries: number }));
}

const keyOwner = (id: string) => `data-export ${id}`;

export const encryptExportKey = ({ cipher }: Pick<Deps, 'cipher'>, id: string, key: Buffer) =>
  cipher.encrypt(key, keyOwner(id)).toString('base64');

/** The bytes `first` to `last` of a file that is ready; null when the storage has none. */
export async function readExport(
  { storage, cipher }: Pick<Deps, 'storage' | 'cipher'>,
  { id, tries, sealed_key, bytes }: DataExportRow,
  range: { first: number; last: number },
): Promise<Readable | null> {
  if (sealed_key === null || bytes === null) return null;
  const stored = encryptedRange(range, Number(bytes));
  const content = await storage.read(exportKey({ id, tries }), stored.first, stored.last);
  if (!content) return null;
  const key = cipher.decrypt(Buffer.from(sealed_key, 'base64'), keyOwner(id));
  return Readable.from(decryptRange(content, key, range), { objectMode: false });
}
