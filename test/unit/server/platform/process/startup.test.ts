import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { lockDataFolder } from '#server/platform/database/data-folder-lock.ts';
import { type RunningServer, startServer } from '#server/start.ts';
import { ContractClient } from '#test/unit/server/harness/contract-client.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';
import { engines } from '#test/unit/server/harness/test-server.ts';

let folder: string;
const running: RunningServer[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-start-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(said: string[] = [], url?: string): Promise<RunningServer> {
  const place = url ? { DATABASE_URL: url } : {};
  const config = readConfig({
    SANDBOX: '1',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...place,
  });
  const server = await startServer(config, (line) => void said.push(line));
  running.push(server);
  return server;
}

async function stop(server: RunningServer): Promise<void> {
  running.splice(running.indexOf(server), 1);
  await server.stop();
}

async function signIn(server: RunningServer, said: string[]): Promise<ContractClient> {
  const client = new ContractClient(server.app);
  const phone = '9812345678';
  await client.call('updatePhoneNo', { body: { phone, action: 'submit-phone' } });
  const otp = /: (\d{4})$/.exec(said.at(-1) ?? '')?.[1] ?? '';
  await client.call('updatePhoneNo', { body: { phone, otp, action: 'verify-phone' } });
  return client;
}

const staffLogin = {
  loginType: 'INTERNAL' as const,
  email: 'staff@creator.example',
  password: 'correct horse battery',
};

describe.each(engines)('a server on its own on %s', (engine) => {
  it('keeps data and queued work over a restart, and shares no data folder', async () => {
    const said: string[] = [];
    const place = engine === 'postgres' ? await makePostgresDatabase() : undefined;
    const first = await start(said, place?.url);
    const creator = await signIn(first, said);
    const profile = {
      name: 'Meera',
      handle: 'meera',
      bio: 'ख़बरें',
      languages: ['hi'],
      isAdult: true,
    };
    await creator.call('register', { body: { registerData: profile } });
    const { data: user } = await creator.call('getCurrentUser');
    const staff = new ContractClient(first.app);
    expect((await staff.call('login', { body: staffLogin })).status).toBe(200);
    const approval = { creatorUserId: String(user?.userId), action: 'approve' };
    await staff.call('updateDetailsStatus', { body: approval });
    const post = {
      action: 'submit',
      clientId: crypto.randomUUID(),
      revision: 0,
      format: 'FORMAT_ARTICLE',
      title: 'बारिश',
      textContent: '<p>विदर्भ के किसानों के चेहरे खिल उठे हैं।</p>',
      language: 'hi',
      genre: 'agriculture',
      subGenre: 'weather',
      locations: ['mh-nagpur'],
    };
    const sent = await creator.call('upsertPost', { body: { post } });
    expect(sent.data?.post.state).toBe('SUBMITTED_FOR_DHPUBLISH_REVIEW');
    const { postUID = '', clientId = '', revision = 0 } = sent.data?.post ?? {};
    const publish = { post: { action: 'publish', postUID, clientId, revision } };
    expect((await staff.call('upsertPost', { body: publish })).data?.post.state).toBe('PENDING');
    await stop(first);

    const second = await start([], place?.url);
    if (engine === 'pglite') await expect(start()).rejects.toThrow(/DATA_DIR.*in use/);
    const again = new ContractClient(second.app);
    for (const [name, value] of creator.cookies) again.cookies.set(name, value);
    expect((await again.call('getCurrentUser')).data?.userId).toBe(user?.userId);
    await vi.waitFor(
      async () => {
        const { data } = await again.call('getPostById', { body: {}, path: { postId: postUID } });
        expect(data?.state).toBe('PUBLISHED');
      },
      { timeout: 60_000, interval: 200 },
    );
    await stop(second);
    await place?.drop();
  }, 240_000);
});

describe('the claim on a data folder', () => {
  it('ends with its owner, even when that was killed', async () => {
    const file = join(folder, 'in-use');
    const listen = `require('node:net').createServer().listen(${JSON.stringify(file)}`;
    const script = `${listen}, () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', script]);
    expect(await readdir(folder)).toEqual(['in-use']);
    const release = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(/in use/);
    await release();
    await (await lockDataFolder(folder))();
  });
});
