import { type BankAccount, encryptAccount } from '#server/modules/money/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { writeConfidentialFile } from '#server/platform/encryption/confidential-files.ts';
import type { StoredPicture } from '#server/platform/pictures/picture-processing.ts';
import type { DemoCreator } from '../people/story-writers.ts';

const hour = 3600 * 1000;

/** A bank that does not exist. */
const demoAccount = ({ handle }: DemoCreator, place: number): BankAccount => ({
  accountHolder: handle.replace(/[._]/g, ' ').toUpperCase(),
  accountNumber: String(501_000_000_000 + place * 7_654_321),
  ifsc: 'DEMO0001234',
  pan: `DEMPX${String(1000 + place)}K`,
  gstin: null,
  address: null,
});

type Member = { id: string; creator: DemoCreator; place: number };
type BankSeed = Pick<Deps, 'storage' | 'cipher'> & {
  db: Db;
  staffId: string;
  proof: StoredPicture;
  now: Date;
};

/**
 * Sealed bank details with their proof, of everybody who submitted them, and the decisions of
 * staff.
 */
export async function seedBankDetails(work: BankSeed, members: readonly Member[]): Promise<void> {
  const { db, cipher, storage, staffId, proof, now } = work;
  const { content, ...shape } = proof;
  for (const { id, creator, place } of members) {
    const { bank = 'notSubmitted' } = creator;
    if (bank === 'notSubmitted') continue;
    const sentAt = new Date(now.getTime() - (place + 1) * 5 * hour);
    const decided = { at: new Date(sentAt.getTime() + 3 * hour), by_person: staffId };
    const proofId = newId(sentAt);
    await writeConfidentialFile(storage, cipher, proofId, content);
    await db
      .insertInto('confidential_files')
      .values({
        id: proofId,
        owner_id: id,
        name: 'passbook.jpg',
        bytes: content.length,
        created_at: sentAt,
        ...shape,
      })
      .execute();
    const reasons = bank === 'rejected' ? (['name-differs'] as const) : [];
    const rejection = { reasons, note: null, decidedAt: decided.at.toISOString() };
    await db
      .insertInto('bank_details')
      .values({
        person_id: id,
        sealed: encryptAccount(cipher, id, demoAccount(creator, place)),
        proof_id: proofId,
        submitted_at: sentAt,
        rejection: bank === 'rejected' ? JSON.stringify(rejection) : null,
      })
      .execute();
    const event = { person_id: id, reasons: [], note: null };
    const sent = {
      ...event,
      id: newId(sentAt),
      action: 'submitted' as const,
      by_person: id,
      at: sentAt,
    };
    const answer = { ...event, ...decided, id: newId(decided.at), reasons: [...reasons] };
    await db
      .insertInto('bank_events')
      .values(bank === 'pending' ? sent : [sent, { ...answer, action: bank }])
      .execute();
  }
}
