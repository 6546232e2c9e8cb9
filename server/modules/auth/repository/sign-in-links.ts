import type { Insertable } from 'kysely';
import type { Device } from '#domain/auth/user-agent.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { SignInLinkTable } from '#server/platform/database/schema/session-table.ts';

export async function insertSignInLink(trx: Db, row: Insertable<SignInLinkTable>): Promise<void> {
  await trx.insertInto('sign_in_links').values(row).execute();
}

/** Invalidates the unused links of a person; their records stay. */
export async function withdrawSignInLinks(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sign_in_links')
    .set({ withdrawn_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Uses up a link, and notes when and on what; undefined where it is not good any more. */
export function markSignInLinkUsed(
  db: Db,
  tokenHash: string,
  device: Device,
  now: Date,
): Promise<{ id: string; person_id: string } | undefined> {
  return db
    .updateTable('sign_in_links')
    .set({ used_at: now, ...device })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'person_id'])
    .executeTakeFirst();
}

const maxListedLinks = 50;

/**
 * The sign-in links of an account, newest first: who created them, and whether their session is
 * open.
 */
export function listSignInLinks(db: Db, personId: string, now: Date) {
  return db
    .selectFrom('sign_in_links as link')
    .innerJoin('people as maker', 'maker.id', 'link.made_by')
    .where('link.person_id', '=', personId)
    .orderBy('link.made_at', 'desc')
    .orderBy('link.id', 'desc')
    .limit(maxListedLinks)
    .selectAll('link')
    .select('maker.name')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .whereRef('sessions.sign_in_link_id', '=', 'link.id')
          .where('sessions.expires_at', '>', now)
          .select('sessions.id'),
      ).as('is_session_open'),
    )
    .execute();
}
