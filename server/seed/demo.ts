import { newCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { addStaff } from '../people/add-staff.ts';
import { findByIdentity, findOrCreate } from '../people/person.ts';
import { secondStaffAccount, staffAccount } from '../sandbox/sandbox.ts';
import { cleaningVersion } from '../videos/cleaning/clean-video.ts';
import { agencyFor, demoAgencies, seedAgencies } from './agencies.ts';
import { copiesFor, drawAlbum, type OwnPicture, type Pictures } from './album.ts';
import { assignments } from './assignments.ts';
import { demoCreators } from './correspondents.ts';
import { newcomerPhone } from './creators.ts';
import { seedBankDetails } from './demo-bank.ts';
import { seedMoney } from './demo-money.ts';
import { identityRow, type Member, personRow, profileEventRows, standingEventRows } from './demo-people.ts';
import { demoPosts, hashtagsOf } from './demo-posts.ts';
import { drawPassbook } from './draw-picture.ts';
import { filmsFor, type OwnFilm, type OwnFilms, readFilms } from './films.ts';
import { eventsOf } from './post-past.ts';
import { seedReading } from './reading.ts';
import { seedPicture } from './seed-pictures.ts';
import { seedStaffData } from './staff-data.ts';

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'safe' | 'config'>;

/**
 * The staff accounts of the sandbox, and with `demo` sixty creators of every kind, with two thousand posts in every language,
 * format and state, and what staff keep. It is written once: what is there already stays as it is.
 */
export async function seedDemo(deps: SeedDeps, kind: 'none' | 'demo'): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  for (const staff of [staffAccount, secondStaffAccount]) {
    if (!(await findByIdentity(db, 'INTERNAL', staff.email))) await addStaff(db, staff, now);
  }
  if (kind === 'none') return;
  if (!(await findByIdentity(db, 'MOBILE', String(demoCreators[0]?.phone)))) await seedCreators(deps, now);
  const staff = await findByIdentity(db, 'INTERNAL', staffAccount.email);
  await seedMoney(deps, String(staff?.id));
  const position = { ...newCreator, phone: 'verified' as const };
  const identity = { kind: 'MOBILE' as const, subject: newcomerPhone };
  await findOrCreate(db, now, { role: 'creator', position, identity });
}

/** All of them or none: a start that was broken off begins anew at the next. */
async function seedCreators({ db, storage, safe }: SeedDeps, now: Date): Promise<void> {
  const staffId = String((await findByIdentity(db, 'INTERNAL', staffAccount.email))?.id);
  const album = await drawAlbum();
  const films = await readFilms();
  const proof = await seedPicture('processPicture', await drawPassbook());
  const agencies = demoAgencies.map((agency) => ({ ...agency, id: newId(now) }));
  const members = await Promise.all(
    demoCreators.map(async (creator, place) => {
      const pictures = await copiesFor(storage, album, creator.hue, now);
      const agencyId = agencyFor(agencies, creator);
      const media = { pictures, films: await filmsFor(storage, films, now) };
      return { id: newId(now), creator, place, portraitId: pictures.portrait.id, agencyId, ...media, now };
    }),
  );
  await db.transaction().execute(async (trx) => {
    await seedAgencies(trx, agencies, now);
    await seedPeople(trx, members, staffId);
    await seedBankDetails({ db: trx, storage, safe, staffId, proof, now }, members);
    await seedPosts(trx, members, { staffId, now });
    await seedReading(trx, now);
    await seedStaffData(trx, now);
  });
}

type MemberWithMedia = Member & { pictures: Pictures; films: OwnFilms };

async function seedPeople(trx: Db, members: readonly MemberWithMedia[], staffId: string): Promise<void> {
  await trx.insertInto('people').values(members.map(personRow)).execute();
  await trx.insertInto('identities').values(members.map(identityRow)).execute();
  const events = members.flatMap((member) => profileEventRows(member, staffId));
  await trx.insertInto('profile_events').values(events).execute();
  const blocks = members.flatMap((member) => standingEventRows(member, staffId));
  await trx.insertInto('standing_events').values(blocks).execute();
  await trx.insertInto('pictures').values(members.flatMap(pictureRows)).execute();
  await trx.insertInto('videos').values(members.flatMap(videoRows)).execute();
}

function pictureRows({ id: owner_id, now, pictures: { portrait, covers }, films }: MemberWithMedia) {
  const posters = Object.values<OwnFilm>(films).map(({ poster }) => poster);
  return [portrait, ...covers, ...posters].map(({ id, width, height, bytes }: OwnPicture) => ({
    id,
    owner_id,
    name: 'demo.jpg',
    format: 'jpeg' as const,
    width,
    height,
    bytes,
    created_at: now,
  }));
}

function videoRows({ id: owner_id, now, films }: MemberWithMedia) {
  return Object.values<OwnFilm>(films).map(({ id, bytes, width, height, durationMs, hasSound, poster }) => ({
    id,
    owner_id,
    name: 'demo.mp4',
    bytes,
    poster_id: poster.id,
    width,
    height,
    duration_ms: durationMs,
    has_sound: hasSound,
    created_at: now,
    expires_at: now,
    finished_at: now,
    cleaning_version: cleaningVersion,
  }));
}

type Start = { staffId: string; now: Date };

async function seedPosts(
  trx: Db,
  members: readonly MemberWithMedia[],
  { staffId, now }: Start,
): Promise<void> {
  const given = assignments(demoCreators);
  const stories = [...given.values()].flat().map(({ story }) => story);
  const hashtags = hashtagsOf(stories, now);
  await trx.insertInto('hashtags').values(hashtags).execute();
  const byTitle = new Map(hashtags.map(({ id, title }) => [title, { id, title }]));
  for (const { id: creatorId, creator, place, pictures, films } of members) {
    const covers = pictures.covers.map(({ bytes: _, ...cover }) => cover);
    const author = { creatorId, creator, place, covers, films, hashtags: byTitle, now };
    const posts = demoPosts(author, given.get(creator) ?? []);
    if (posts.length === 0) continue;
    await trx.insertInto('posts').values(posts).execute();
    const events = posts.flatMap(({ id, format, state, created_at: at }) =>
      eventsOf({ id, creatorId, staffId, format, state, at }),
    );
    if (events.length > 0) await trx.insertInto('post_events').values(events).execute();
  }
}
