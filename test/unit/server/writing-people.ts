import { sql } from 'kysely';
import { newCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/db/database.ts';
import { openChoice } from '#server/people/account-choice.ts';
import { sessionCookie } from '#server/people/cookies.ts';
import { findOrCreate } from '#server/people/person.ts';
import { openSession, sessionHash } from '#server/people/sessions.ts';

/* People who write to a server in a process of its own that may end under their hands. */

type Answer = { status: number; retryAfter: string | null; body: { data?: { post?: { revision: number } } } };

/** The answer, or null where nobody answered. */
async function post(url: string, path: string, session: string, body: object, key?: string) {
  try {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: {
        cookie: `${sessionCookie}=${session}`,
        'content-type': 'application/json',
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: JSON.stringify(body),
    });
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      body: await reply.json(),
    } as Answer;
  } catch {
    return null;
  }
}

async function makeCreator(db: Db) {
  const now = new Date();
  const { person } = await findOrCreate(db, now, {
    role: 'creator',
    name: 'Meera Kulkarni',
    position: { ...newCreator, phone: 'verified', work: 'approved' },
    identity: { kind: 'GOOGLE', subject: crypto.randomUUID() },
  });
  return { person, session: await openSession(db, person.id, now) };
}

type Kept = { revision: number; title: string };
type Intent = { key: string; clientId: string; revision: number; title: string };

const article = ({ clientId, revision, title }: Omit<Intent, 'key'>) => ({
  post: {
    action: 'save',
    clientId,
    revision,
    format: 'FORMAT_ARTICLE',
    title,
    textContent: `<p>${title}</p>`,
  },
});

export type Writer = Awaited<ReturnType<typeof makeWriter>>;

/** Somebody who begins articles and changes them, one write at a time, each with its key until it is confirmed. */
export async function makeWriter(db: Db) {
  const { person, session } = await makeCreator(db);
  const kept = new Map<string, Kept>();
  const refusals: string[] = [];
  let intent: Intent | null = null;
  let confirmedWrites = 0;
  let refusedWrites = 0;

  function nextIntent(): Intent {
    const [last] = [...kept].at(-1) ?? [];
    const isNew = !last || confirmedWrites % 3 === 0;
    const clientId = isNew ? crypto.randomUUID() : last;
    const revision = kept.get(clientId)?.revision ?? 0;
    return { key: crypto.randomUUID(), clientId, revision, title: `खबर ${confirmedWrites}` };
  }

  /** @returns whether the server answered */
  async function write(url: string): Promise<boolean> {
    intent ??= nextIntent();
    const { key, ...wanted } = intent;
    const answer = await post(url, '/api/post/upsert/update', session, article(wanted), key);
    if (!answer) return false;
    // The database was out of reach for a moment: whether it is written, the same key will tell.
    if (answer.status === 503) {
      refusedWrites += 1;
      if (!answer.retryAfter) refusals.push('503 without retry-after');
      return true;
    }
    const revision = answer.body.data?.post?.revision;
    if (answer.status !== 200 || revision === undefined) refusals.push(String(answer.status));
    else {
      kept.set(wanted.clientId, { revision, title: wanted.title });
      confirmedWrites += 1;
    }
    intent = null;
    return true;
  }

  return {
    get unconfirmed() {
      return intent !== null;
    },
    get confirmedWrites() {
      return confirmedWrites;
    },
    /** How many times the server asked to try again later. */
    get refusedWrites() {
      return refusedWrites;
    },
    /** Writes as long as `goesOn` says so, and then until what is open is confirmed. @throws when nobody answers */
    async writeWhile(url: string, goesOn: () => boolean) {
      while (goesOn() || intent) {
        if (!(await write(url))) throw new Error('Nobody answers any more.');
      }
    },
    async writeUntilNobodyAnswers(url: string) {
      while (await write(url));
    },
    /** Sends what nobody has confirmed again, with its key, until somebody does or nobody answers. */
    async sendAgain(url: string) {
      while (intent && (await write(url)));
    },
    /** What the database has otherwise than this person was told. */
    async faultsIn(db: Db): Promise<string[]> {
      const rows = await db
        .selectFrom('posts')
        .where('creator_id', '=', person.id)
        .select(['client_id', 'revision', 'title'])
        .execute();
      const faults = refusals.map((status) => `was answered ${status}`);
      for (const [clientId, { revision, title }] of kept) {
        const found = rows.filter(({ client_id }) => client_id === clientId);
        const isUnderWay = intent?.clientId === clientId && found[0]?.title === intent.title;
        const isAsTold = found[0]?.revision === revision && found[0].title === title;
        if (found.length !== 1 || !(isAsTold || isUnderWay))
          faults.push(`${clientId} is ${JSON.stringify(found)}`);
      }
      const strange = rows.filter(({ client_id }) => !kept.has(client_id) && client_id !== intent?.clientId);
      return [...faults, ...strange.map(({ title }) => `${title} was never confirmed`)];
    },
  };
}

/** What an account has of its own, as counts. */
async function holdingsOf(db: Db, personId: string): Promise<string> {
  const { rows } = await sql<{ posts: number; identities: number; sessions: number }>`select
    (select count(*)::int from posts where creator_id = ${personId}) as posts,
    (select count(*)::int from identities where person_id = ${personId}) as identities,
    (select count(*)::int from sessions where person_id = ${personId}) as sessions`.execute(db);
  const [{ posts, identities, sessions } = { posts: 0, identities: 0, sessions: 0 }] = rows;
  return `${posts} posts, ${identities} identities, ${sessions} sessions`;
}

export type Choosing = Awaited<ReturnType<typeof openChoiceBetweenTwo>>;

/** Two accounts with a post each, and the choice between them open in the session of the first. */
export async function openChoiceBetweenTwo(db: Db, url: string) {
  const [own, other] = await Promise.all([makeCreator(db), makeCreator(db)]);
  for (const { session } of [own, other]) {
    const draft = article({ clientId: crypto.randomUUID(), revision: 0, title: 'मसौदा' });
    await post(url, '/api/post/upsert/update', session, draft, crypto.randomUUID());
  }
  const session = { hash: sessionHash(own.session), choiceId: null, authenticatedAt: new Date() };
  await db.transaction().execute((trx) => openChoice(trx, session, own.person, other.person, new Date()));
  return {
    session: own.session,
    selectedId: own.person.id,
    defunctId: other.person.id,
    /** Set when the server says that they are one. */
    isConfirmed: false,
    /** `merged`, `untouched`, or what lies between. */
    async outcomeIn(db: Db): Promise<string> {
      const { merged_into: heir } = await db
        .selectFrom('people')
        .where('id', '=', other.person.id)
        .select('merged_into')
        .executeTakeFirstOrThrow();
      const [selected, defunct] = await Promise.all(
        [own, other].map(({ person }) => holdingsOf(db, person.id)),
      );
      const one = '1 posts, 1 identities, 1 sessions';
      if (heir === null && selected === one && defunct === one) return 'untouched';
      const isWhole =
        selected === '2 posts, 2 identities, 1 sessions' && defunct === '0 posts, 0 identities, 0 sessions';
      return heir === own.person.id && isWhole ? 'merged' : `${heir}: ${selected}; ${defunct}`;
    },
  };
}

/** Answers the choice; notes whether that was confirmed. */
export async function chooses(url: string, choosing: Choosing): Promise<void> {
  const { session, selectedId, defunctId } = choosing;
  const answer = await post(url, '/api/accountLinking', session, {
    user: { userId: selectedId },
    dhAccount: { selectedId, defunctId },
  });
  choosing.isConfirmed = answer?.status === 200;
}
