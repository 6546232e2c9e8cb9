import { createHash, randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

/*
 * The limit of signing in with a code, for a browser that returns: nothing but Fastify and the
 * statements of the portal's sign-in, prepared, over as many connections as the server has. No
 * keyed hash of codes, no validation, no log. DATABASE_URL says where.
 */

const newest = `select id, code_hash, sent_at, digits, tries_max, replaced_by from code_sends
  where phone = $1 and device_hash = $2 and purpose = 'sign-in' and sent_at > $3 and used_at is null
  and failed_at is null order by sent_at desc limit 6`;
const use = `with used as (
    update code_sends set tries = tries + 1, used_at = $2 where id = $1 and tries < tries_max
    and used_at is null and replaced_by is null and failed_at is null
    returning id, phone, device_hash
  ), forgiven as (
    delete from code_misses using used
    where code_misses.phone = used.phone and code_misses.device_hash = used.device_hash
  )
  select id from used`;
const holder = `select people.* from people join identities on identities.person_id = people.id
  where kind = 'MOBILE' and subject = $1`;
const moveDevice = `with codes as (update code_sends set device_hash = $2 where device_hash = $1)
  update known_devices set device_hash = $2 where device_hash = $1`;
const open = `with admitted as (
    select id, role from people where id = $2 and position->>'accountStatus' <> 'blocked'
    for no key update
  ), known as (
    insert into known_devices (person_id, device_hash, first_seen_at, last_seen_at)
    select id, $5, $3, $3 from admitted
    on conflict (person_id, device_hash) do update set last_seen_at = excluded.last_seen_at
    returning xmax = 0 as is_new
  ), notification as (
    insert into notifications (id, person_id, kind, event_id, created_at)
    select $6, id, 'sign-in', $6, $3 from admitted, known
    where is_new and role <> 'staff' and exists (
      select from known_devices where person_id = $2 and device_hash <> $5
    )
    returning id, created_at
  ), delivering as (
    insert into notification_deliveries (notification_id, channel, try_at)
    select id, channel, created_at + make_interval(days => days) from notification,
      (values ('push', 0), ('text', 3)) as channels (channel, days)
  )
  insert into sessions (token_hash, person_id, created_at, seen_at, authenticated_at, login_type,
    expires_at, device_hash)
  select $1, id, $3::timestamptz, $3, $3, 'MOBILE', $4, $5 from admitted`;

const pool = new pg.Pool({ connectionString: String(process.env.DATABASE_URL), max: 10 });
type Connection = pg.Pool | pg.PoolClient;
const ask = async (to: Connection, name: string, text: string, values: unknown[]) =>
  (await to.query({ name, text, values })).rows;
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const newToken = () => randomBytes(32).toString('base64url');
const app = Fastify();

app.post('/sign-in', async (request, reply) => {
  const { phone } = request.body as { phone: string };
  const device = hash(request.headers.cookie?.split('=')[1] ?? '');
  const now = new Date();
  const since = new Date(now.getTime() - 5 * 60 * 1000);
  const [code] = await ask(pool, 'newest', newest, [phone, device, since]);
  await ask(pool, 'use', use, [code.id, now]);
  const [person] = await ask(pool, 'holder', holder, [phone]);
  const [token, nextDevice] = [newToken(), newToken()];
  await inTransaction(async (client) => {
    await ask(client, 'move', moveDevice, [device, hash(nextDevice)]);
    const expires = new Date(now.getTime() + 30 * 24 * 3600 * 1000);
    const values = [hash(token), person.id, now, expires, hash(nextDevice), randomUUID()];
    await ask(client, 'open', open, values);
  });
  reply.header('set-cookie', [
    `auth-user=${token}; Path=/; HttpOnly; SameSite=Lax`,
    `device=${nextDevice}; Path=/; HttpOnly; SameSite=Lax`,
  ]);
  return { data: { message: 'Phone verified', action: 'verify-phone', nextScreen: 'dashboard' } };
});

async function inTransaction(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`The sign-in is open at ${address} \n`);
process.on('SIGTERM', () => process.exit(0));
