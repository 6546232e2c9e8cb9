import Fastify from 'fastify';
import pg from 'pg';

/*
 * The limit of the list: nothing but Fastify, a schema for the reply and one prepared query over as
 * many connections as the server has. No session, no validation, no log. DATABASE_URL and
 * CREATOR_ID say what it lists.
 */

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const time = { type: 'string', format: 'date-time' } as const;
const timeOrNull = { type: ['string', 'null'], format: 'date-time' } as const;
const count = { type: 'integer' } as const;
const object = (properties: Record<string, object>) => ({ type: 'object', properties }) as const;

const card = object({
  postUID: text,
  clientId: text,
  revision: count,
  format: text,
  state: text,
  live: text,
  archived: { type: 'boolean' },
  title: text,
  language: textOrNull,
  madeWithAi: { type: ['boolean', 'null'] },
  createdAt: time,
  updatedAt: time,
  submittedAt: timeOrNull,
  publishedAt: timeOrNull,
  stats: object({
    views: count,
    impressions: count,
    likes: count,
    shares: count,
    comments: count,
    asOf: time,
  }),
  rejection: { type: 'null' },
  restriction: { type: 'null' },
  creator: object({
    userId: text,
    name: textOrNull,
    handle: textOrNull,
    profileImage: { type: 'null' },
    blueTick: { type: 'boolean' },
  }),
  actions: { type: 'array', items: text },
  excerpt: text,
  cover: { type: 'null' },
});
const page = object({
  data: object({ rows: { type: 'array', items: card }, nextPageUrl: textOrNull }),
});

const query = `select id, client_id, revision, format, state, live, archived, title, excerpt,
  language, made_with_ai, created_at, updated_at, submitted_at, published_at, views, impressions,
  likes, shares, comments, stats_as_of
  from posts where creator_id = $1 and archived = false and state = $2 order by id desc limit 20`;

const creatorId = String(process.env.CREATOR_ID);
const creator = {
  userId: creatorId,
  name: 'मीरा कुलकर्णी',
  handle: 'meera',
  profileImage: null,
  blueTick: true,
};
const actions = ['preview', 'unpublish', 'archive'];
const pool = new pg.Pool({ connectionString: String(process.env.DATABASE_URL), max: 10 });
const app = Fastify();

app.post('/list', { schema: { response: { 200: page } } }, async (request) => {
  const [state] = (request.body as { filters: { state: string[] } }).filters.state;
  const { rows } = await pool.query({ name: 'list', text: query, values: [creatorId, state] });
  return { data: { rows: rows.map(cardOf), nextPageUrl: `/list?after=${rows.at(-1)?.id}` } };
});

function cardOf(row: Record<string, unknown>) {
  return {
    postUID: row.id,
    clientId: row.client_id,
    revision: row.revision,
    format: row.format,
    state: row.state,
    live: row.live,
    archived: row.archived,
    title: row.title,
    language: row.language,
    madeWithAi: row.made_with_ai,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    submittedAt: row.submitted_at,
    publishedAt: row.published_at,
    stats: {
      views: row.views,
      impressions: row.impressions,
      likes: row.likes,
      shares: row.shares,
      comments: row.comments,
      asOf: row.stats_as_of,
    },
    rejection: null,
    restriction: null,
    creator,
    actions,
    excerpt: row.excerpt,
    cover: null,
  };
}

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`The list is open at ${address} \n`);
process.on('SIGTERM', () => process.exit(0));
