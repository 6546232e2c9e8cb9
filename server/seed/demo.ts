import { permissionsOf } from '#domain/permissions.ts';
import { newCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '../db/database.ts';
import type { PictureRecord } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { addStaff } from '../people/add-staff.ts';
import { findByIdentity, findOrCreate } from '../people/person.ts';
import { pictureUrl, storePicture } from '../pictures/picture-store.ts';
import { secondStaffAccount, staffAccount } from '../sandbox/sandbox.ts';
import { type DemoCreator, demoCreators, newcomerPhone } from './creators.ts';
import { demoPosts } from './demo-posts.ts';
import { drawPortrait, drawScene, scenes } from './draw-picture.ts';

type SeedDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;

const hour = 3600 * 1000;

/**
 * The staff accounts of the sandbox, and with `demo` creators with posts in every language and state. What is there
 * already stays as it is, so a start that was broken off goes on at the next.
 */
export async function seedDemo(deps: SeedDeps, kind: 'none' | 'demo'): Promise<void> {
  const now = deps.clock.now();
  for (const staff of [staffAccount, secondStaffAccount]) {
    if (!(await findByIdentity(deps.db, 'INTERNAL', staff.email))) await addStaff(deps.db, staff, now);
  }
  if (kind === 'none') return;
  for (const [place, creator] of demoCreators.entries()) {
    if (!(await findByIdentity(deps.db, 'MOBILE', creator.phone)))
      await seedCreator(deps, creator, place, now);
  }
  const position = { ...newCreator, phone: 'verified' as const };
  await findOrCreate(deps.db, now, {
    role: 'creator',
    position,
    identity: { kind: 'MOBILE', subject: newcomerPhone },
  });
}

/** A creator whole or not at all: person, profile, pictures and posts. */
async function seedCreator({ db, storage }: SeedDeps, creator: DemoCreator, place: number, now: Date) {
  const id = newId(now);
  const drawings = [
    drawPortrait(creator.hue),
    ...scenes.map((scene, turn) => drawScene(scene, creator.hue + turn * 35)),
  ];
  const pictures = await Promise.all(drawings.map((drawing) => drawnPicture(storage, now, drawing)));
  await db.transaction().execute(async (trx) => {
    const [portrait, ...covers] = pictures;
    await insertPerson(trx, creator, { id, place, portraitId: portrait?.id ?? null, now });
    const rows = pictures.map(({ bytes, ...picture }) => ({
      id: picture.id,
      owner_id: id,
      name: 'demo.jpg',
      format: 'jpeg' as const,
      width: picture.width,
      height: picture.height,
      bytes,
      created_at: now,
    }));
    await trx.insertInto('pictures').values(rows).execute();
    const shown = covers.map(({ bytes: _, ...picture }): PictureRecord => picture);
    const posts = await demoPosts(trx, { creatorId: id, creator, place, covers: shown, now });
    await trx.insertInto('posts').values(posts).execute();
  });
}

type Place = { id: string; place: number; portraitId: string | null; now: Date };

async function insertPerson(db: Db, creator: DemoCreator, { id, place, portraitId, now }: Place) {
  const submittedAt = new Date(now.getTime() - (place + 2) * 7 * hour);
  const rejection = { reasons: ['social-profile'], note: 'यह लिंक नहीं खुलता।', decidedAt: now.toISOString() };
  await db
    .insertInto('people')
    .values({
      id,
      role: 'creator',
      permissions: [...permissionsOf.creator],
      name: creator.name,
      handle: creator.handle,
      bio: creator.bio,
      languages: creator.languages,
      social_link: `https://social.example/${creator.handle}`,
      picture_id: portraitId,
      creator_type: 'UGC',
      position: JSON.stringify({ ...newCreator, phone: 'verified', work: creator.work }),
      submitted_at: submittedAt,
      rejection: creator.work === 'rejected' ? JSON.stringify(rejection) : null,
      new_user: false,
      followers: creator.work === 'approved' ? 120 + place * 311 : 0,
      created_at: submittedAt,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('identities')
    .values({
      id: newId(now),
      person_id: id,
      kind: 'MOBILE',
      subject: creator.phone,
      created_at: submittedAt,
    })
    .execute();
  const event = { person_id: id, reasons: [], note: null, by_person: id, at: submittedAt };
  await db
    .insertInto('profile_events')
    .values({ ...event, id: newId(submittedAt), action: 'submitted' })
    .execute();
}

/** Stored the way an upload is, so that the demo shows what creators get. */
async function drawnPicture(storage: Deps['storage'], now: Date, drawing: Promise<Buffer>) {
  const id = newId(now);
  const { format, width, height, content } = await storePicture(storage, id, await drawing);
  return { id, url: pictureUrl(id, format), width, height, caption: '', alt: '', bytes: content.length };
}
