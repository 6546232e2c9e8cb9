import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { secondStaffAccount, staffAccount } from '#server/http/sandbox/sandbox.ts';
import { findOrCreatePerson, findPersonByIdentity } from '#server/modules/people/index.ts';
import { addStaff } from '#server/modules/staff/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { cleaningVersion } from '#server/platform/videos/cleaning/clean-video.ts';
import { drawPassbook } from '../media/drawings.ts';
import {
  type CreatorPicture,
  type CreatorPictures,
  copyPicturesFor,
  drawPictureSet,
} from '../media/picture-set.ts';
import { processSeedPicture } from '../media/seed-picture.ts';
import {
  type CreatorVideo,
  type CreatorVideos,
  copyVideosFor,
  readDemoVideos,
} from '../media/videos.ts';
import { demoCreators } from '../people/news-writers.ts';
import { newcomerPhone } from '../people/story-writers.ts';
import { agencyFor, demoAgencies, seedAgencies } from './agencies.ts';
import { seedInvitations } from './agency-invitations.ts';
import { seedAppeals } from './appeals.ts';
import { seedAudit } from './audit.ts';
import { seedBankDetails } from './bank-details.ts';
import { seedChartUsage } from './chart-usage.ts';
import { duplicatePost, resendingCreator } from './duplicate-post.ts';
import { seedEngagement } from './engagement.ts';
import { seedInvoices } from './invoices.ts';
import { seedNotifications } from './notifications.ts';
import {
  accountStatusEventRows,
  closingRows,
  identityRow,
  type Member,
  personRow,
  profileEventRows,
  sentAt,
} from './people.ts';
import { assignPosts } from './post-assignments.ts';
import { postHistoryEvents } from './post-history.ts';
import { demoHashtags, demoPosts } from './posts.ts';
import { seedProfileChanges } from './profile-changes.ts';
import { seedPublications } from './publications.ts';
import { signInLinkRows } from './sign-in-links.ts';
import { seedSources } from './sources.ts';
import { seedStaff } from './staff.ts';
import { seedStaffRecords } from './staff-records.ts';

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'cipher' | 'config' | 'passwords'>;

/**
 * The staff accounts of the sandbox. With `demo` also sixty creators of every kind with two
 * thousand posts in every language, format and state, and the data of staff. Existing data is not
 * changed.
 */
export async function seedDemo(deps: SeedDeps, kind: 'none' | 'demo'): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  for (const staff of [staffAccount, secondStaffAccount]) {
    if (!(await findPersonByIdentity(db, 'INTERNAL', staff.email)))
      await addStaff(deps, staff, now);
  }
  if (kind === 'none') return;
  if (!(await findPersonByIdentity(db, 'MOBILE', String(demoCreators[0]?.phone))))
    await seedCreators(deps, now);
  const staff = await findPersonByIdentity(db, 'INTERNAL', staffAccount.email);
  await seedInvoices(deps, String(staff?.id));
  const position = { ...initialCreatorPosition, phone: 'verified' as const };
  const identity = { kind: 'MOBILE' as const, subject: newcomerPhone };
  await findOrCreatePerson(db, now, { role: 'creator', position, identity });
}

/** All of them or none: an interrupted start begins again at the next. */
async function seedCreators(
  { db, storage, cipher, config, passwords }: SeedDeps,
  now: Date,
): Promise<void> {
  const staffId = String((await findPersonByIdentity(db, 'INTERNAL', staffAccount.email))?.id);
  const album = await drawPictureSet();
  const films = await readDemoVideos();
  const proof = await processSeedPicture('processPicture', await drawPassbook());
  const agencies = demoAgencies.map((agency) => ({ ...agency, id: newId(now) }));
  const members = await Promise.all(
    demoCreators.map(async (creator, place) => {
      const pictures = await copyPicturesFor(storage, album, creator.hue, now);
      const agencyId = agencyFor(agencies, creator);
      const media = { pictures, films: await copyVideosFor(storage, films, now) };
      return {
        id: newId(sentAt({ now, place })),
        creator,
        place,
        portraitId: pictures.portrait.id,
        agencyId,
        ...media,
        now,
      };
    }),
  );
  await db.transaction().execute(async (trx) => {
    await seedAgencies(trx, agencies, now);
    await seedPeople(trx, members, staffId);
    await seedAgencyInvitations(trx, members, now);
    await seedBankDetails({ db: trx, storage, cipher, staffId, proof, now }, members);
    await seedPosts(trx, members, { staffId, now });
    await seedAppeals(trx, { now, appealLimits: config.appealLimits });
    await seedNotifications(trx);
    await seedPublications(trx);
    await seedSources(trx, new Map(members.map(({ id, creator }) => [creator.handle, id])), now);
    await seedEngagement(trx, now);
    await seedChartUsage(trx, now);
    await seedStaffRecords(trx, now);
    await seedStaff(trx, passwords, { staffId, now });
    await seedProfileChanges(trx, members, now);
    await seedAudit(trx, { members, staffId, now });
  });
}

type MemberWithMedia = Member & { pictures: CreatorPictures; films: CreatorVideos };

async function seedPeople(
  trx: Db,
  members: readonly MemberWithMedia[],
  staffId: string,
): Promise<void> {
  await trx.insertInto('people').values(members.map(personRow)).execute();
  await trx.insertInto('identities').values(members.map(identityRow)).execute();
  const events = members.flatMap((member) => profileEventRows(member, staffId));
  await trx.insertInto('profile_events').values(events).execute();
  const blocks = members.flatMap((member) => accountStatusEventRows(member, staffId));
  await trx.insertInto('account_status_events').values(blocks).execute();
  await trx.insertInto('account_closings').values(members.flatMap(closingRows)).execute();
  const links = members.flatMap((member) => signInLinkRows(member, staffId));
  await trx.insertInto('sign_in_links').values(links).execute();
  await trx.insertInto('pictures').values(members.flatMap(pictureRows)).execute();
  await trx.insertInto('videos').values(members.flatMap(videoRows)).execute();
}

/** Each agency has invited its creators; the first of them accepted. */
async function seedAgencyInvitations(trx: Db, members: readonly Member[], now: Date) {
  const byAgency = Map.groupBy(members, ({ agencyId }) => agencyId);
  for (const [agencyId, [first]] of byAgency)
    if (agencyId && first) await seedInvitations(trx, agencyId, first.id, now);
}

function pictureRows({
  id: owner_id,
  now,
  pictures: { portrait, covers },
  films,
}: MemberWithMedia) {
  const posters = Object.values<CreatorVideo>(films).map(({ poster }) => poster);
  return [portrait, ...covers, ...posters].map(({ id, width, height, bytes }: CreatorPicture) => ({
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
  return Object.values<CreatorVideo>(films).map(
    ({ id, bytes, width, height, durationMs, hasSound, poster }) => ({
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
    }),
  );
}

type Start = { staffId: string; now: Date };

async function seedPosts(
  trx: Db,
  members: readonly MemberWithMedia[],
  { staffId, now }: Start,
): Promise<void> {
  const given = assignPosts(demoCreators);
  const stories = [...given.values()].flat().map(({ story }) => story);
  const hashtags = demoHashtags(stories, now);
  await trx.insertInto('hashtags').values(hashtags).execute();
  const byTitle = new Map(hashtags.map(({ id, title }) => [title, { id, title }]));
  for (const { id: creatorId, creator, place, pictures, films } of members) {
    const covers = pictures.covers.map(({ bytes: _, ...cover }) => cover);
    const author = { creatorId, creator, place, covers, videos: films, hashtags: byTitle, now };
    const originals = demoPosts(author, given.get(creator) ?? []);
    const copy = creator.handle === resendingCreator ? duplicatePost(originals, now) : undefined;
    const posts = copy ? [...originals, copy] : originals;
    if (posts.length === 0) continue;
    await trx.insertInto('posts').values(posts).execute();
    const events = posts.flatMap(({ id, format, state, created_at: at }) =>
      postHistoryEvents({ id, creatorId, staffId, format, state, at }),
    );
    if (events.length > 0) await trx.insertInto('post_events').values(events).execute();
  }
}
