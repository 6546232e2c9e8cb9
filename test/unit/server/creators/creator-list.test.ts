import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#server/http/handler.ts';
import { setPerson } from '../fixtures/account-fixtures.ts';
import { freshHandle, madeCreator } from '../fixtures/agency-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { engines, freshPhone, startTestServer, type TestServer } from '../harness/test-server.ts';

describe.each(engines)('the list of creators on %s', (engine) => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof signInAs>>;

  beforeAll(async () => {
    server = await startTestServer(engine);
    staff = await signInAs(server, { role: 'staff' });
  }, 60_000);
  afterAll(() => server?.stop());

  const list = async (body: BodyOf<'listCreators'>) => {
    const { status, data, error } = await staff.call('listCreators', { body });
    if (!data) throw new Error(`The list was answered ${status} ${JSON.stringify(error)}.`);
    return data.rows.map(({ creatorUserId }) => creatorUserId);
  };
  const search = (text: string) => list({ filters: { search: text } });

  it('finds by words of the name in any script, in any order', async () => {
    const { creatorUserId: id } = await madeCreator(staff, { name: 'ज़ैनब अंसारी लखनऊ क्\u200dष' });
    for (const text of ['ज़ैन', 'अंसा', 'लखन ज़ै', ' लखनऊ, ', 'क्ष']) {
      expect(await search(text), text).toEqual([id]);
    }
    for (const text of ['नब', 'अंसारीक', '...', "' | 'x", ':*', '\\'])
      expect(await search(text), text).toEqual([]);
  });

  it('finds by any part of a word of three characters or more', async () => {
    const word = crypto.randomUUID().slice(0, 8);
    const { creatorUserId: id } = await madeCreator(staff, { name: `Raghunath ${word}` });
    for (const text of [word.slice(1), word.slice(2, -1), `ghun ${word}`, `${word} NATH`])
      expect(await search(text), text).toEqual([id]);
    for (const text of [`th ${word}`, `${word}x`, `nuth ${word}`])
      expect(await search(text), text).toEqual([]);
  });

  it('finds by the handle and its parts, in any case', async () => {
    const handle = freshHandle();
    const { creatorUserId: id } = await madeCreator(staff, { handle: `${handle}.news` });
    expect(await search(`@${handle.toUpperCase()}.NE`)).toEqual([id]);
  });

  it('finds by digits with which the number begins or ends, also native ones', async () => {
    const phone = freshPhone();
    const { creatorUserId: id } = await madeCreator(staff, { phone });
    const native = [...phone].map((digit) => String.fromCodePoint(0x966 + Number(digit))).join('');
    for (const text of [phone, `+91 ${phone}`, native, phone.slice(0, 9), phone.slice(-7)]) {
      expect(await search(text), text).toContain(id);
    }
    expect(await search(phone.slice(3, 9))).not.toContain(id);
  });

  it('narrows by approval, account status, type and payment at once', async () => {
    const handle = freshHandle();
    const make = (more: object) => madeCreator(staff, { name: `${handle} क`, ...more });
    const icc = await make({ creatorType: 'ICC', paymentType: 'ICC' });
    const ogc = await make({ creatorType: 'OGC', paymentType: 'OGC' });
    const plain = await make({ handle, bio: 'x', languages: ['hi'], isAdult: true });
    await staff.call('blockCreator', {
      body: { creatorUserId: ogc.creatorUserId, action: 'block', reason: 'spam' },
    });
    const narrowed = (filters: NonNullable<BodyOf<'listCreators'>['filters']>) =>
      list({ filters: { search: handle, ...filters } });
    expect(await narrowed({})).toHaveLength(3);
    expect(await narrowed({ creatorType: 'ICC' })).toEqual([icc.creatorUserId]);
    expect(await narrowed({ paymentType: 'OGC' })).toEqual([ogc.creatorUserId]);
    expect(await narrowed({ accountStatus: 'blocked' })).toEqual([ogc.creatorUserId]);
    expect(await narrowed({ workApproval: 'pending' })).toEqual([plain.creatorUserId]);
    expect(await narrowed({ workApproval: 'none', accountStatus: 'active' })).toEqual([
      icc.creatorUserId,
    ]);
  });

  it.each([
    ['newest', [2, 1, 0]],
    ['name', [1, 2, 0]],
    ['followers', [0, 2, 1]],
  ] as const)('comes by %s, page by page, each once', async (sort, order) => {
    const mark = freshHandle();
    const names = ['ग', 'क', 'क'];
    const followers = [30, 10, 20];
    const ids: string[] = [];
    for (const [index, name] of names.entries()) {
      server.clock.advance(1);
      const { creatorUserId } = await madeCreator(staff, { name: `${name} ${mark}` });
      await setPerson(server, creatorUserId, { followers: followers[index] });
      ids.push(creatorUserId);
    }
    const body = { filters: { search: mark }, sort, pageSize: 1 };
    const seen: string[] = [];
    let query: { cursor?: string } = {};
    for (const _ of names) {
      const { data } = await staff.call('listCreators', { body, query });
      seen.push(...data.rows.map(({ creatorUserId }) => creatorUserId));
      query = { cursor: data.nextPageUrl?.split('cursor=')[1] ?? '' };
    }
    expect(query.cursor).toBe('');
    expect(seen).toEqual(order.map((index) => ids[index]));
  });
});
