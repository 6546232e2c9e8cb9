import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { imageKinds, type PostFormat, postFormats } from '#domain/post/post-formats.ts';
import { rejectionReasonCodes, rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';
import { removeExpired } from '#server/housekeeping.ts';
import type { Publication } from '#server/platform/providers/publisher.ts';
import { photo } from '#test/factories/sample-photo.ts';
import { mp4 } from '../fixtures/mp4-builder.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import {
  article,
  on,
  type PostInput,
  saved,
  upsert,
  withPublisher,
} from '../fixtures/post-fixtures.ts';
import { upload } from '../fixtures/upload-requests.ts';
import { sentVideo } from '../fixtures/video-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type Person = ContractClient & { userId: string };
type Post = Awaited<ReturnType<typeof saved>>;

/** The publication with the addresses that readers will know: before, they are signed. */
const unsigned = (publication: Publication): Publication =>
  JSON.parse(JSON.stringify(publication).replace(/\?expires=\d+&signature=[\w-]{43}/g, ''));

/** What lists media, apart from articles. */
const listing = postFormats.filter((format) => format !== 'FORMAT_ARTICLE');

describe.each(engines)('the formats of posts on %s', (engine) => {
  let server: TestServer;
  let staff: Person;
  let creator: Person;
  let publisher: Awaited<ReturnType<typeof withPublisher>>;
  let file: Buffer;

  beforeAll(async () => {
    server = await startTestServer(engine);
    publisher = await withPublisher(server);
    file = await photo({ width: 80, height: 60 });
  }, 60_000);
  afterAll(() => server?.stop());
  beforeEach(async () => {
    // A test moves the clock beyond the end of a staff session.
    staff = await signInAs(server, { role: 'staff' });
    creator = await signInAs(server, { role: 'creator', position: { work: 'approved' } });
    publisher.handedOver.length = 0;
  });

  const pictureOf = async (owner: ContractClient) => String((await upload(owner, file)).data?.id);
  const silent = mp4({ tracks: ['vide'] });

  /** Everything that a post of a format shows. */
  async function mediaFor(format: PostFormat, owner = creator): Promise<Partial<PostInput>> {
    if (format === 'FORMAT_ARTICLE') return {};
    const [one, two] = [await pictureOf(owner), await pictureOf(owner)];
    const said = { format, textContent: '', madeWithAi: false };
    if (format === 'FORMAT_IMAGE')
      return { ...said, imageKind: 'MEME', pictures: [{ id: one, alt: 'खेत' }] };
    if (format === 'FORMAT_GALLERY') {
      return {
        ...said,
        pictures: [one, two].map((id, place) => ({ id, caption: `तस्वीर ${place}` })),
      };
    }
    const film = format === 'GIFVIDEO' ? silent : mp4();
    return { ...said, videoId: await sentVideo(owner, film), posterId: one };
  }

  async function done(client: ContractClient, post: PostInput): Promise<Post> {
    const { status, data, error } = await upsert(client, post);
    if (!data) throw new Error(`${post.action} was answered ${status} ${JSON.stringify(error)}.`);
    return data.post;
  }
  const fieldsOf = async (post: PostInput, client: ContractClient = creator) => {
    const { status, error } = await upsert(client, post);
    return status === 400 ? error.fields : status;
  };
  const shown = ({ pictures, video, imageKind, madeWithAi }: Post) => ({
    pictures,
    video,
    imageKind,
    madeWithAi,
  });

  // spec 1.13, 1.14
  it.each(postFormats)(
    '%s goes from the first save to readers, with all that it shows',
    async (format) => {
      const media = await mediaFor(format);
      const draft = await saved(creator, media);
      expect(draft.format).toBe(format);
      const sent = await done(creator, on(draft, 'submit'));
      expect(shown(sent)).toEqual(shown(draft));
      const { data: inReview } = await staff.call('getPostById', {
        path: { postId: draft.postUID },
        body: {},
      });
      expect(shown(inReview)).toEqual(shown(draft));
      await done(staff, on(sent, 'publish'));
      await publisher.drain();
      const { title, textContent: html } = draft;
      expect(publisher.handedOver.map(unsigned)).toEqual([
        {
          postUID: draft.postUID,
          revision: 2,
          format,
          title,
          html,
          language: 'hi',
          ...shown(draft),
          sensitive: false,
        },
      ]);
      const { data: live } = await creator.call('getPostById', {
        path: { postId: draft.postUID },
        body: {},
      });
      const warned = await done(staff, on(live, 'mark-sensitive', { reasons: ['other'] }));
      await publisher.drain();
      const [first] = publisher.handedOver.map(unsigned);
      expect(publisher.handedOver[1]).toEqual({ ...first, sensitive: true });
      const { data: list } = await creator.call('getPostByFilter', {
        body: { filters: { format: [format] } },
      });
      expect(list.rows).toMatchObject([{ postUID: warned.postUID, madeWithAi: draft.madeWithAi }]);
      expect(list.rows[0]?.cover?.id).toBe(draft.pictures[0]?.id ?? draft.video?.poster?.id);
    },
  );

  it('shows the measures of its media', async () => {
    const gif = await saved(creator, await mediaFor('GIFVIDEO'));
    expect(gif.video).toMatchObject({
      url: `/videos/${gif.video?.id}.mp4`,
      width: 640,
      height: 360,
      durationMs: 2500,
      hasSound: false,
      poster: { url: `/pictures/${gif.video?.poster?.id}.jpg`, width: 80, height: 60 },
    });
    expect((await saved(creator, await mediaFor('FORMAT_VIDEO'))).video?.hasSound).toBe(true);
  });

  it.each<[PostFormat, Record<string, string>]>([
    ['FORMAT_ARTICLE', { textContent: 'required' }],
    ['FORMAT_IMAGE', { pictures: 'required', imageKind: 'required', madeWithAi: 'required' }],
    ['FORMAT_GALLERY', { pictures: 'required', madeWithAi: 'required' }],
    ['FORMAT_VIDEO', { videoId: 'required', madeWithAi: 'required' }],
    ['GIFVIDEO', { videoId: 'required', madeWithAi: 'required' }],
  ])('%s is kept unfinished, and says what it lacks when it is sent', async (format, fields) => {
    const draft = await saved(creator, { format, textContent: '' });
    expect(await fieldsOf(on(draft, 'submit'))).toEqual(fields);
  });

  // spec 1.12
  it('asks of a gallery two pictures, each with a caption', async () => {
    const media = await mediaFor('FORMAT_GALLERY');
    const [first, second] = media.pictures ?? [];
    const post = article({ ...media, action: 'submit' });
    const one = { ...post, pictures: [{ id: String(first?.id), caption: ' ' }] };
    expect(await fieldsOf(one)).toEqual({
      pictures: 'too-short',
      'pictures.0.caption': 'required',
    });
    const bare = {
      ...post,
      pictures: [{ ...first, id: String(first?.id) }, { id: String(second?.id) }],
    };
    expect(await fieldsOf(bare)).toEqual({ 'pictures.1.caption': 'required' });
    const long = {
      ...bare,
      pictures: [{ id: String(first?.id), caption: 'क्षि'.repeat(limits.captionMax + 1) }],
    };
    expect(await fieldsOf(long)).toEqual({ 'pictures.0.caption': 'too-long' });
    const twice = { ...post, pictures: [first, first] as PostInput['pictures'] };
    expect(await fieldsOf(twice)).toEqual({ 'pictures.1.id': 'not-allowed' });
    const many = {
      ...post,
      pictures: Array.from({ length: limits.galleryMax + 1 }, () => ({ id: String(first?.id) })),
    };
    expect(await fieldsOf(many)).toEqual({ pictures: 'too-many' });
  });

  it('keeps the order of a gallery and changes it alone', async () => {
    const draft = await saved(creator, await mediaFor('FORMAT_GALLERY'));
    const turned = draft.pictures.toReversed();
    const pictures = turned.map(({ id, caption }) => ({ id, caption }));
    const change = on(draft, 'save', { pictures });
    const after = await done(creator, change);
    expect([after.revision, after.pictures]).toEqual([2, turned]);
    expect(await done(creator, change), 'a lost reply').toEqual(after);
    const captioned = on(draft, 'save', {
      pictures: pictures.map((picture) => ({ ...picture, caption: 'नई' })),
    });
    expect((await upsert(creator, captioned)).error.code).toBe('revision-conflict');
  });

  it('takes one picture for an image, of any kind', async () => {
    const media = await mediaFor('FORMAT_IMAGE');
    const two = [...(media.pictures ?? []), { id: await pictureOf(creator) }];
    expect(await fieldsOf(article({ ...media, pictures: two }))).toEqual({ pictures: 'too-many' });
    for (const imageKind of imageKinds) {
      expect((await saved(creator, { ...media, imageKind })).imageKind).toBe(imageKind);
    }
  });

  it('refuses the media of others and unfinished ones by field', async () => {
    const other = await signInAs(server, { role: 'creator' });
    const [picture, video] = [await pictureOf(other), await sentVideo(other, mp4())];
    const unfinished = await sentVideo(creator, mp4(), 5000);
    const refused = async (format: PostFormat, more: Partial<PostInput>) =>
      fieldsOf(article({ ...(await mediaFor(format)), ...more }));
    const pictures = [{ id: await pictureOf(creator) }, { id: picture }];
    expect(await refused('FORMAT_GALLERY', { pictures })).toEqual({
      'pictures.1.id': 'not-allowed',
    });
    expect(await refused('FORMAT_VIDEO', { videoId: video })).toEqual({ videoId: 'not-allowed' });
    expect(await refused('FORMAT_VIDEO', { videoId: unfinished })).toEqual({
      videoId: 'not-allowed',
    });
    expect(await refused('FORMAT_VIDEO', { posterId: picture })).toEqual({
      posterId: 'not-allowed',
    });
    expect(await refused('GIFVIDEO', { videoId: await sentVideo(creator, mp4()) })).toEqual({
      videoId: 'not-allowed',
    });
    expect((await creator.call('getPostByFilter', { body: { filters: {} } })).data.rows).toEqual(
      [],
    );
  });

  it('has for each format its own media alone', async () => {
    const picture = [{ id: await pictureOf(creator) }];
    const videoId = await sentVideo(creator, mp4());
    const everything = { pictures: picture, videoId, imageKind: 'POSTER' } as const;
    const places: Record<PostFormat, (keyof typeof everything)[]> = {
      FORMAT_ARTICLE: [],
      FORMAT_IMAGE: ['pictures', 'imageKind'],
      FORMAT_GALLERY: ['pictures'],
      FORMAT_VIDEO: ['videoId'],
      GIFVIDEO: ['videoId'],
    };
    for (const format of postFormats) {
      const others = (Object.keys(everything) as (keyof typeof everything)[]).filter(
        (name) => !places[format].includes(name),
      );
      const fields = Object.fromEntries(others.map((name) => [name, 'not-allowed']));
      expect(await fieldsOf(article({ format, ...everything })), format).toEqual(fields);
      const nothing = { pictures: [], videoId: null, posterId: null, imageKind: null };
      expect(await fieldsOf(article({ format, ...nothing })), format).toBe(200);
    }
  });

  it('keeps the format that it began with', async () => {
    const draft = await saved(creator, await mediaFor('FORMAT_GALLERY'));
    expect(await fieldsOf(on(draft, 'save', { format: 'FORMAT_IMAGE' }))).toEqual({
      format: 'not-allowed',
    });
    expect(await fieldsOf(on(draft, 'save', { format: 'FORMAT_GALLERY' }))).toBe(200);
  });

  it('is labelled as made with AI by its writer or by staff', async () => {
    const draft = await saved(creator, await mediaFor('FORMAT_IMAGE'));
    const sent = await done(creator, on(draft, 'submit', { madeWithAi: false }));
    const corrected = await done(staff, on(sent, 'update-advance-meta', { madeWithAi: true }));
    expect([corrected.madeWithAi, corrected.pictures]).toEqual([true, draft.pictures]);
  });

  it.each(listing)('%s keeps its media when only its words are changed', async (format) => {
    const draft = await saved(creator, await mediaFor(format));
    const figure = `<figure data-picture="${draft.pictures[0]?.id}"><img src="x" alt=""></figure>`;
    const textContent = `<p>नए शब्द</p>${figure}`;
    const after = await done(creator, on(draft, 'save', { textContent }));
    expect(after.textContent).toBe('<p>नए शब्द</p>');
    expect(shown(after)).toEqual(shown(draft));
  });

  it('shows the frame that came with the video until another is chosen', async () => {
    const [drawn, chosen] = [await pictureOf(creator), await pictureOf(creator)];
    const videoId = await sentVideo(creator, mp4(), undefined, drawn);
    const draft = await saved(creator, { format: 'FORMAT_VIDEO', videoId });
    expect(draft.video?.poster?.id).toBe(drawn);
    const other = await done(creator, on(draft, 'save', { posterId: chosen }));
    expect(other.video?.poster?.id).toBe(chosen);
    expect((await done(creator, on(other, 'save', { title: 'और' }))).video?.poster?.id).toBe(
      chosen,
    );
    const bare = await saved(creator, {
      format: 'FORMAT_VIDEO',
      videoId: await sentVideo(creator, mp4()),
    });
    expect(await fieldsOf(on(bare, 'submit', { madeWithAi: false }))).toEqual({
      posterId: 'required',
    });
    const gone = await done(creator, on(bare, 'save', { videoId: null }));
    expect(gone.video).toBeNull();
    expect(await fieldsOf(on(gone, 'save', { posterId: chosen }))).toEqual({
      posterId: 'not-allowed',
    });
  });

  it('shows for an agency what it sent for its creator', async () => {
    const agency = await signInAs(server, { role: 'agency' });
    const { userId } = creator;
    await server.db
      .updateTable('people')
      .set({ agency_id: agency.userId })
      .where('id', '=', userId)
      .execute();
    for (const format of listing) {
      const post = article({ ...(await mediaFor(format, agency)), action: 'submit' });
      const { data, error } = await upsert(agency, post, { userId });
      expect([format, error, data?.post.creator.userId]).toEqual([format, undefined, userId]);
      const alone = await upsert(creator, { ...post, clientId: crypto.randomUUID() });
      expect([format, alone.status]).toEqual([format, 400]);
    }
  });

  it('keeps its media during housekeeping', async () => {
    const video = await saved(creator, await mediaFor('FORMAT_VIDEO'));
    const unfinished = await sentVideo(creator, mp4(), 5000);
    server.clock.advance(limits.videoUploadSeconds + 3600);
    await removeExpired(server.deps);
    const play = await creator.call('getVideoFile', { path: { file: `${video.video?.id}.mp4` } });
    const look = await creator.call('getPictureOriginal', {
      path: { file: `${video.video?.poster?.id}.jpg` },
    });
    expect([play.status, look.status]).toEqual([200, 200]);
    const left = await server.db
      .selectFrom('videos')
      .where('id', '=', unfinished)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });

  it.each(postFormats)(
    '%s is refused for the reasons that its kind has, and for no others',
    async (format) => {
      const sent = await done(creator, article({ ...(await mediaFor(format)), action: 'submit' }));
      const known = rejectionReasonsFor(format);
      const foreign = rejectionReasonCodes.filter((reason) => !known.includes(reason));
      expect(foreign.length).toBeGreaterThan(0);
      for (const reason of foreign) {
        const refusal = on(sent, 'reject', { reasons: [reason], note: 'ठीक करें।' });
        expect(await fieldsOf(refusal, staff), reason).toEqual({ reasons: 'not-allowed' });
      }
      const rejected = await done(
        staff,
        on(sent, 'reject', { reasons: known.slice(-limits.reasonsMax), note: 'ठीक करें।' }),
      );
      expect(rejected.state).toBe('REJECTED');
    },
  );
});
