import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/contract.ts';
import { newId } from '#server/platform/database/ids.ts';
import { socialLogin } from '../fixtures/account-fixtures.ts';
import { signInAsStaff } from '../fixtures/staff-fixtures.ts';
import type { ContractClient } from '../harness/contract-client.ts';
import { engines, startTestServer, type TestServer } from '../harness/test-server.ts';

type ProfileInput = components['schemas']['ProfileInput'];

let made = 0;

/** A profile that breaks no rule, with a handle of its own. */
function profile(changes: Partial<ProfileInput> = {}): ProfileInput {
  made += 1;
  return {
    name: 'मीरा कुलकर्णी',
    handle: `meera_${made}`,
    bio: 'विदर्भ के गाँवों पर लिखती हूँ।',
    languages: ['hi', 'mr'],
    isAdult: true,
    ...changes,
  };
}

const register = (client: ContractClient, input: ProfileInput, key: string = crypto.randomUUID()) =>
  client.call('register', { body: { registerData: input }, headers: { 'idempotency-key': key } });

describe.each(engines)('profiles on %s', (engine) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(engine);
  }, 60_000);
  afterAll(() => server?.stop());

  it('begin empty', async () => {
    const creator = await server.signIn();
    const { data } = await creator.call('getProfileDetails');
    expect(data).toMatchObject({
      creatorId: creator.userId,
      handle: null,
      workApproval: 'none',
      blueTick: false,
    });
    expect(data?.phone).toBe(`••••••${creator.phone.slice(-4)}`);
  });

  // spec 1.3
  it('are sent for approval when they are submitted', async () => {
    const creator = await server.signIn();
    const input = profile({
      handle: ' @Meera.Likhti ',
      socialProfileLink: 'https://social.example/m',
    });
    const { status, data } = await register(creator, input);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      handle: 'meera.likhti',
      workApproval: 'pending',
      name: 'मीरा कुलकर्णी',
    });
    expect(data?.submittedAt).toBe(server.clock.now().toISOString());
    const current = await creator.call('getCurrentUser');
    expect(current.data?.creatorState).toMatchObject({
      'profile-submission': 'true',
      'work-approval': 'pending',
    });
  });

  it('are submitted once; then they are changed', async () => {
    const creator = await server.signIn();
    await register(creator, profile());
    const again = await register(creator, profile());
    expect([again.status, again.error.code]).toEqual([409, 'transition-not-allowed']);
    const early = await (await server.signIn()).call('updateProfile', {
      body: { profileData: profile() },
    });
    expect([early.status, early.error.code]).toEqual([409, 'transition-not-allowed']);
    const change = profile({ bio: 'नई' });
    const { data } = await creator.call('updateProfile', { body: { profileData: change } });
    expect(data).toMatchObject({ bio: 'नई', handle: change.handle, workApproval: 'pending' });
  });

  it.each<[string, Partial<ProfileInput>, string, string]>([
    ['an empty name', { name: '   ' }, 'name', 'required'],
    ['a name of one conjunct', { name: 'क्षि' }, 'name', 'too-short'],
    ['a name of 31 conjuncts', { name: 'क्षि'.repeat(31) }, 'name', 'too-long'],
    ['a name of signs', { name: 'Meera <3 =' }, 'name', 'not-allowed'],
    ['a bio of 401 families', { bio: '👨‍👩‍👧'.repeat(401) }, 'bio', 'too-long'],
    ['no language', { languages: [] }, 'languages', 'required'],
    [
      'a link that runs',
      { socialProfileLink: 'javascript:alert(1)' },
      'socialProfileLink',
      'malformed',
    ],
    [
      'a long link',
      { socialProfileLink: `https://${'x'.repeat(200)}` },
      'socialProfileLink',
      'too-long',
    ],
    ['no age', { isAdult: false as true }, 'isAdult', 'not-allowed'],
    ['a foreign picture', { profileImageId: crypto.randomUUID() }, 'profileImageId', 'not-allowed'],
  ])(
    'are refused with %s, by name of the field, and nothing is kept',
    async (_, change, field, code) => {
      const creator = await server.signIn();
      const { status, error } = await register(creator, profile(change));
      expect([status, error.fields]).toEqual([400, { [field]: code }]);
      expect((await creator.call('getProfileDetails')).data).toMatchObject({
        name: null,
        workApproval: 'none',
      });
    },
  );

  it('count letters as readers do: 30 conjuncts are a name, 400 families a bio', async () => {
    const creator = await server.signIn();
    const input = profile({ name: 'क्षि'.repeat(30), bio: '👍🏽'.repeat(400) });
    expect((await register(creator, input)).status).toBe(200);
  });

  it.each(['ab', '1meera', 'meera..k', 'meera-k', 'मीरा', 'admin', 'x'.repeat(31)])(
    'refuse a handle like "%s"',
    async (handle) => {
      const creator = await server.signIn();
      const { status, error } = await register(creator, profile({ handle }));
      expect([status, error.code, error.fields]).toEqual([
        400,
        'handle-malformed',
        { handle: 'malformed' },
      ]);
    },
  );

  it('assign a handle to one of two simultaneous requests', async () => {
    const creators = await Promise.all([server.signIn(), server.signIn(), server.signIn()]);
    const wanted = profile().handle;
    const answers = await Promise.all(
      creators.map((creator) => register(creator, profile({ handle: wanted }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers
      .filter(({ status }) => status === 409)
      .map(({ error }) => [error.code, error.fields]);
    expect(refused[0]).toEqual(['handle-taken', { handle: 'taken' }]);
  });

  it('show their picture only where the creator uploaded it', async () => {
    const [owner, other] = await Promise.all([server.signIn(), server.signIn()]);
    const id = newId(server.clock.now());
    await server.db
      .insertInto('pictures')
      .values({
        id,
        owner_id: owner.userId,
        name: 'me.jpg',
        format: 'jpeg',
        width: 400,
        height: 400,
        bytes: 1000,
        created_at: server.clock.now(),
      })
      .execute();
    expect((await register(other, profile({ profileImageId: id }))).status).toBe(400);
    const { data } = await register(owner, profile({ profileImageId: id }));
    expect(data?.profileImage).toEqual({ id, url: `/pictures/${id}.jpg` });
  });

  it('return the same reply to the same key, and act once', async () => {
    const creator = await server.signIn();
    const key = crypto.randomUUID();
    const input = profile();
    const answers = await Promise.all([1, 2, 3].map(() => register(creator, input, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    const events = await server.db
      .selectFrom('profile_events')
      .where('person_id', '=', creator.userId)
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  });

  it('refuse a key that was used with another request', async () => {
    const creator = await server.signIn();
    const key = crypto.randomUUID();
    await register(creator, profile(), key);
    const { status, error } = await register(creator, profile(), key);
    expect([status, error.code]).toEqual([409, 'idempotency-conflict']);
  });

  it('store no refusal, so a fixed form can use the same key', async () => {
    const creator = await server.signIn();
    const key = crypto.randomUUID();
    expect((await register(creator, profile({ handle: 'admin' }), key)).status).toBe(400);
    expect((await register(creator, profile(), key)).status).toBe(200);
  });

  it('keep the keys of two people apart', async () => {
    const [one, two] = await Promise.all([server.signIn(), server.signIn()]);
    const key = crypto.randomUUID();
    expect((await register(one, profile(), key)).status).toBe(200);
    expect((await register(two, profile(), key)).status).toBe(200);
  });

  it('are visible to their creator and to staff only', async () => {
    const [creator, stranger] = await Promise.all([server.signIn(), server.signIn()]);
    const staff = await signInAsStaff(server);
    const query = { userId: creator.userId };
    expect((await stranger.call('getProfileDetails', { query })).error.code).toBe('forbidden');
    expect((await staff.call('getProfileDetails', { query })).data?.creatorId).toBe(creator.userId);
    const nobody = await staff.call('getProfileDetails', {
      query: { userId: crypto.randomUUID() },
    });
    expect(nobody.status).toBe(404);
  });

  it('begin with the name of a linked account, where there is none yet', async () => {
    const [unnamed, named] = await Promise.all([server.signIn(), server.signIn()]);
    await register(named, profile({ name: 'Asha' }));
    const linkedName = async (client: ContractClient) => {
      const user = socialLogin('GOOGLE', crypto.randomUUID());
      await client.call('linkLogin', { body: { user } });
      return (await client.call('getProfileDetails')).data?.name;
    };
    expect(await linkedName(unnamed)).toBe('Meera Kulkarni');
    expect(await linkedName(named)).toBe('Asha');
  });

  it('have handles suggested that are free', async () => {
    const [holder, requester] = await Promise.all([server.signIn(), server.signIn()]);
    const word = String.fromCharCode(...Array.from({ length: 9 }, () => 97 + randomInt(26)));
    const suggest = async (name: string) =>
      (await requester.call('suggestHandles', { query: { name } })).data?.suggestions;
    const first = [`mira.${word}`, `mira_${word}`, `mira${word}`];
    expect(await suggest(`मीरा ${word}`)).toEqual(first);
    await register(holder, profile({ handle: `mira_${word}` }));
    expect(await suggest(`मीरा ${word}`)).toEqual([first[0], first[2], 'mira']);
    expect(await suggest('محمد')).toEqual([]);
  });

  it('say whether a handle is free, with others where it is not', async () => {
    const [holder, requester] = await Promise.all([server.signIn(), server.signIn()]);
    const { handle } = profile();
    const check = (client: ContractClient, wished: string) =>
      client.call('checkHandle', { query: { handle: wished } });
    expect((await check(requester, handle)).data).toMatchObject({ available: true, reason: null });
    await register(holder, profile({ handle }));
    const { data } = await check(requester, `@${handle.toUpperCase()}`);
    expect(data).toMatchObject({ handle, available: false, reason: 'taken' });
    expect(data?.suggestions).toHaveLength(3);
    for (const suggestion of data?.suggestions ?? []) {
      expect((await check(requester, suggestion)).data?.available).toBe(true);
    }
    expect((await check(holder, handle)).data?.available).toBe(true);
    expect((await check(requester, 'admin')).data?.reason).toBe('reserved');
    expect((await check(requester, 'मीरा')).data?.reason).toBe('malformed');
    expect((await check(requester, 'true')).data?.available).toBe(true);
  });
});
