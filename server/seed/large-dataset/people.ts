import type { Insertable } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import { rolePermissions } from '#domain/permissions/permissions.ts';
import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { PeopleTable, Schema } from '#server/platform/database/schema/schema.ts';
import { authorNames, languageShares } from './author-names.ts';

type PersonRow = Insertable<PeopleTable>;

const day = 24 * 3600 * 1000;
/** Agencies for a thousand creators; there are thirty at least. */
const agenciesPerThousand = 10;
const firstPhone = 7_000_000_000;
/** PostgreSQL takes 65,535 parameters in a statement. */
const chunkSize = 1000;

const languages = Object.entries(languageShares).flatMap(([code, share]) =>
  Array<ContentLanguage>(share).fill(code as ContentLanguage),
);

/** One of some values for the nth person, the same every time and in no visible order. */
function pickFor<Value>(values: readonly Value[], nth: number, turn: number): Value {
  const mixed = Math.imul(nth + 1, 2_654_435_761) ^ Math.imul(turn + 1, 2_246_822_519);
  const value = values[((mixed ^ (mixed >>> 15)) >>> 0) % values.length];
  if (value === undefined) throw new Error('There is nothing to draw from.');
  return value;
}

/** Out of twenty. */
const works: CreatorPosition['work'][] = [
  ...Array<'approved'>(16).fill('approved'),
  'pending',
  'rejected',
  'notSubmitted',
  'notSubmitted',
];
const types = [...Array<'UGC'>(13).fill('UGC'), ...Array<'ICC'>(6).fill('ICC'), 'OGC'] as const;
const banks: CreatorPosition['bank'][] = [
  'approved',
  'approved',
  'approved',
  'approved',
  'pending',
  'rejected',
  'notSubmitted',
];

/**
 * Creators in every position with the numbers they sign in with, and agencies that look after a
 * fifth of them.
 */
export async function writePeople(db: Db, count: number, until: Date): Promise<void> {
  const agencies = Math.max(30, Math.round((count / 1000) * agenciesPerThousand));
  const agencyRows = Array.from({ length: agencies }, (_, nth) => agencyRow(nth, until));
  const creators = Array.from({ length: count }, (_, nth) =>
    creatorRow(nth, count, until, agencyRows),
  );
  for (const rows of chunks([...agencyRows, ...creators]))
    await db.insertInto('people').values(rows).execute();
  const contacts = agencyRows.map(({ id }, nth) => ({
    person_id: id,
    email: `house.${nth}@agency.example`,
  }));
  await db.insertInto('agencies').values(contacts).execute();
  const identities = creators.map(
    ({ id, created_at }, nth): Insertable<Schema['identities']> => ({
      id: newId(created_at as Date),
      person_id: id,
      kind: 'MOBILE',
      subject: String(firstPhone + nth * 7919),
      created_at,
    }),
  );
  for (const rows of chunks(identities)) await db.insertInto('identities').values(rows).execute();
}

function* chunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += chunkSize) yield rows.slice(at, at + chunkSize);
}

const agencyRow = (nth: number, until: Date): PersonRow => ({
  id: newId(until),
  role: 'agency',
  permissions: [...rolePermissions.agency],
  name: `${pickFor(authorNames.en.last, nth, 0)} Media ${nth + 1}`,
  languages: [],
  position: JSON.stringify(initialCreatorPosition),
  new_user: false,
  created_at: until,
  updated_at: until,
});

/** The later one came, the higher the number; three years of arrivals. */
function creatorRow(nth: number, count: number, until: Date, houses: PersonRow[]): PersonRow {
  const at = new Date(until.getTime() - (1 - nth / count) * 1095 * day);
  const language = pickFor(languages, nth, 1);
  const work = pickFor(works, nth, 2);
  const isApproved = work === 'approved';
  const type = pickFor(types, nth, 3);
  const bank = isApproved && type !== 'UGC' ? pickFor(banks, nth, 4) : 'notSubmitted';
  const isBlocked = isApproved && nth % 97 === 0;
  const decidedAt = new Date(at.getTime() + day).toISOString();
  const { first, last } = authorNames[language];
  const isSent = work !== 'notSubmitted';
  return {
    id: newId(at),
    role: 'creator',
    permissions: [...rolePermissions.creator],
    name: `${pickFor(first, nth, 5)} ${pickFor(last, nth, 6)}`,
    handle: isSent ? `${pickFor(authorNames.en.first, nth, 7).toLowerCase()}.${nth}` : null,
    languages: [language],
    creator_type: type,
    payment_type: type === 'UGC' ? null : type,
    position: JSON.stringify({
      phone: 'verified',
      work,
      bank,
      accountStatus: isBlocked ? 'blocked' : 'active',
    } satisfies CreatorPosition),
    submitted_at: isSent ? at : null,
    rejection:
      work === 'rejected'
        ? JSON.stringify({ reasons: ['social-profile'], note: null, decidedAt })
        : null,
    block: isBlocked ? JSON.stringify({ reason: 'copied-content', note: null, decidedAt }) : null,
    new_user: false,
    followers: isApproved ? Math.round(20_000 * (((nth * 37) % 1000) / 1000) ** 4) : 0,
    agency_id: nth % 5 === 0 ? pickFor(houses, nth, 8).id : null,
    created_at: at,
    updated_at: at,
  };
}
