import { sql } from 'kysely';
import sharp from 'sharp';
import { encodeCursor } from '#server/http/pagination.ts';
import { registerInvoiceJobs } from '#server/modules/money/invoices/invoice-jobs.ts';
import { sealEnvelope } from '#src/features/bank/sealing/sealed-envelope.ts';
import { refusedDelivery } from '#test/unit/server/fixtures/delivery-fixtures.ts';
import { mp4 } from '#test/unit/server/fixtures/mp4-builder.ts';
import {
  approveBank,
  invoiced,
  type Paid,
  readOn,
  setRates,
} from '#test/unit/server/fixtures/payment-fixtures.ts';
import { signInAs } from '#test/unit/server/fixtures/person-fixtures.ts';
import { article, saved, upsert } from '#test/unit/server/fixtures/post-fixtures.ts';
import { crawl, crawled, savedSource } from '#test/unit/server/fixtures/source-fixtures.ts';
import { upload } from '#test/unit/server/fixtures/upload-requests.ts';
import { sentVideo } from '#test/unit/server/fixtures/video-fixtures.ts';
import {
  type Engine,
  startTestServer,
  type TestServer,
} from '#test/unit/server/harness/test-server.ts';
import type { Known } from './schema-values.ts';

/** The key of another service. */
export const serviceKey = 'a-service-key-of-these-tests-only';

/** A server with people, posts and pictures on it, so that generated requests meet something. */
export async function setStage(engine: Engine = 'pglite') {
  const server = await startTestServer(engine, {
    CODES_PER_ADDRESS: '1000000',
    CODES_PER_BLOCK: '1000000',
    ENGAGEMENT_KEY: serviceKey,
    CRAWLER_KEY: serviceKey,
  });
  const creator = await signInAs(server, { role: 'creator', position: { work: 'approved' } });
  const pending = await signInAs(server, { role: 'creator', position: { work: 'pending' } });
  const agency = await signInAs(server, { role: 'agency' });
  await server.db
    .updateTable('people')
    .set({ agency_id: agency.userId })
    .where('id', '=', pending.userId)
    .execute();
  const staff = await signInAs(server, { role: 'staff' });
  const source = await savedSource(staff, { creatorUserId: await ogcCreator(server) });
  const { data: account } = await staff.call('upsertAccount', {
    body: { accountData: { name: 'विदर्भ' } },
  });
  await crawl(staff, source.key, [crawled(1), crawled(2)], serviceKey);
  const { data: ogc } = await staff.call('getOgcPostByFilter', { body: { filters: {} } });
  const ogcIds = ogc.rows.map(({ id }) => id);
  const { invoiceId } = await withInvoice(server, creator);
  const post = await saved(creator);
  const sent = await saved(creator);
  const { postUID, clientId, revision } = sent;
  await upsert(creator, article({ action: 'submit', postUID, clientId, revision }));
  const png = await picture('png');
  const { data: image } = await upload(creator, png);
  const file = image.fileName;
  const video = await creator.call('createVideoUpload', {
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '900',
      'upload-metadata': 'filename YS5tcDQ=',
    },
  });
  const film = await sentVideo(creator, mp4({ tracks: ['vide'] }));
  const { data: signedIn } = await creator.call('getSessions');
  const people = [creator.userId, pending.userId, source.creator.creatorUserId];
  const time = server.clock.now().toISOString();
  const known: Known = {
    creatorUserId: people,
    userId: people,
    creator: people,
    invoiceId: [invoiceId],
    sealed: [await envelopeOf(server, creator.userId)],
    month: ['2026-10'],
    agencyUserId: [agency.userId, creator.userId],
    search: ['meera', 'मीरा', '9000', "x' | y:*"],
    postUID: [post.postUID, postUID],
    deliveryId: [await refusedDelivery(server, post.postUID)],
    postId: [post.postUID, post.clientId, ...ogcIds],
    offsetId: ogcIds,
    sourceId: [source.sourceId],
    accountId: [account.accountId],
    key: [source.key, 'another-source'],
    source: [source.key],
    ownerEmails: [[], ['meera@creator.example']],
    postIds: [[post.postUID], [postUID, post.postUID]],
    clientId: [post.clientId, clientId],
    revision: [1, 2],
    profileImageId: [image.id],
    image: [image.id, image.url, `##CDN##/600x337_60/${file}`],
    videoId: [String(video.headers.location).split('/').at(-1), film],
    posterId: [image.id],
    id: [image.id],
    file: [file, file.replace('png', 'jpg')],
    locations: [['mh-nagpur'], ['mh-pune', 'up-lucknow']],
    genre: ['agriculture', null],
    subGenre: ['weather', null],
    handle: ['meera.likhti', 'admin'],
    sessionId: signedIn.rows.map(({ sessionId }) => sessionId),
    email: ['meera@creator.example'],
    phone: ['9000000001', '9000000002'],
    cursor: [
      encodeCursor([postUID]),
      encodeCursor([time, postUID]),
      encodeCursor(['2026-09']),
      encodeCursor(['2']),
      encodeCursor(['x']),
      encodeCursor([]),
    ],
    googleAccessToken: ['person:1', 'person:2', 'provider-down'],
    fbAccessToken: ['person:3'],
  };
  const files = [
    png,
    await picture('jpeg'),
    Buffer.alloc(0),
    Buffer.from('GIF89a'),
    png.subarray(0, 60),
  ];
  return { server, known, files };
}

/** Somebody whose posts the crawler delivers. */
async function ogcCreator(server: TestServer): Promise<string> {
  const { userId } = await signInAs(server, { role: 'creator' });
  await server.db
    .updateTable('people')
    .set({ creator_type: 'OGC' })
    .where('id', '=', userId)
    .execute();
  return userId;
}

/** Gives a creator one invoice to accept, one to pay and one to download. */
async function withInvoice(server: TestServer, creator: Paid) {
  await setRates(server, '2026-04');
  await registerInvoiceJobs(server.deps);
  await server.db
    .updateTable('people')
    .set({ payment_type: 'ICC' })
    .where('id', '=', creator.userId)
    .execute();
  await approveBank(server, creator.userId);
  await readOn(server, creator, { '2026-10-05': 1000 });
  return invoiced(server, creator, '2026-10');
}

/** An envelope that opens but is refused: its sender (`callersOf`) did not seal it. */
function envelopeOf(server: TestServer, ownerUserId: string): Promise<string> {
  return sealEnvelope(
    {
      ownerUserId,
      key: crypto.randomUUID(),
      sealedAt: server.clock.now().getTime(),
      basedOn: null,
      payload: { accountHolder: '', accountNumber: '', ifsc: '', pan: '', proofFileId: '' },
    },
    server.deps.envelopeDecrypter.publicKey,
  );
}

export type Stage = Awaited<ReturnType<typeof setStage>>;

export const picture = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#2a7' } })
    .toFormat(format)
    .toBuffer();

const kinds = [
  { role: 'staff' },
  { role: 'creator', position: { work: 'approved' } },
  { role: 'creator' },
  { role: 'agency' },
] as const;

/** Cookies of one person of each of the first kinds, in sessions of their own. */
export async function callersOf(
  { server }: Stage,
  count: number = kinds.length,
): Promise<string[]> {
  const clients = await Promise.all(kinds.slice(0, count).map((who) => signInAs(server, who)));
  return clients.map(({ cookies }) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  );
}

/**
 * The number of the next transaction that writes: as long as it is the same, nothing at all was
 * written.
 */
export async function nextTransaction({ db }: TestServer): Promise<string> {
  const next = sql<{ id: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as id`;
  return (await next.execute(db)).rows[0]?.id ?? '';
}

/** Grows when a try is refused, which is what these tables are for. */
const countsTries = ['settings', 'code_sends', 'code_misses', 'sign_in_tries'];

/**
 * What has been written so far, as far as it stays: for each table how many rows it has and which
 * transaction wrote the latest of them. Equal before and after means that nothing was added,
 * changed or taken away.
 */
export async function fingerprint({ database, db }: TestServer, isTry = false): Promise<string> {
  tables ??= (
    await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' order by 1`.execute(db)
  ).rows.map(({ name }) => name);
  const counted = tables.filter((name) => !(isTry && countsTries.includes(name)));
  const parts = counted.map(
    (name) =>
      `select '${name}' as name, count(*) as rows, max(xmin::text::bigint) as latest
        from "${name}"`,
  );
  const { rows } = await database.executeSql(parts.join(' union all '));
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}
let tables: string[] | undefined;
