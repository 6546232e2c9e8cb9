import { expect, it } from 'vitest';
import { earlyText, firstFile, firstPage } from '#mocks/replay/first-page.ts';
import { parseRecording } from '#mocks/replay/recording-schema.ts';
import {
  createReplay,
  firstSameReply,
  isOnlyOnDevice,
  nextReply,
} from '#mocks/replay/replay-session.ts';

const call = (postUID: string, status: number) => ({
  at: 5,
  kind: 'call',
  operation: 'getPostById',
  request: { path: { postId: postUID } },
  status,
  reply: { data: { postUID } },
  ms: 10,
});
const recording = {
  version: 1,
  recordedAt: '2026-11-20T10:00:00.000Z',
  page: '/app/post/list',
  language: 'hi',
  theme: 'dark',
  width: 360,
  height: 740,
  userAgent: 'test',
  build: { version: '1', contract: '1' },
  entries: [{ at: 0, kind: 'page', path: '/login' }, call('one', 200), call('two', 503)],
};

it('a replay answers the same request first, then in order, and repeats the last', () => {
  const replay = createReplay(parseRecording(JSON.stringify({ recording })), false);
  const ask = (path: string) =>
    nextReply(replay, { operationId: 'getPostById', fields: {} } as never, path)?.index;
  expect([ask('/api/post/two'), ask('/api/post/x'), ask('/api/post/x')]).toEqual([2, 1, 2]);
  expect(nextReply(replay, { operationId: 'getConfig', fields: {} }, '/api')).toBeUndefined();
  expect(firstPage(replay.recording)).toBe('/login');
});

it('a call that the page shared with an earlier one, and so did not make, is passed over', () => {
  const failed = { ...call('one', 0), at: 20, operation: 'getCommConfig' };
  const page = (at: number) => ({ at, kind: 'page', path: `/app?at=${at}` });
  const entries = [page(0), failed, ...[50, 60, 70, 80, 90, 900].map(page)];
  const later = { ...failed, at: 950, status: 200 };
  const replay = createReplay(
    parseRecording(
      JSON.stringify({
        recording: { ...recording, entries: [...entries, later, { ...later, at: 990 }] },
      }),
    ),
    false,
  );
  const ask = (position: number) =>
    nextReply(replay, { operationId: 'getCommConfig', fields: {} }, '/api', position)?.index;
  expect([ask(6), ask(7)]).toEqual([1, 8]);
  // The last is not left out, however late the page makes its call.
  expect([ask(9), ask(9)]).toEqual([9, 9]);
});

it('a post that was begun on the recorded page is a new one again', () => {
  const path = '/app/post/create?format=FORMAT_ARTICLE&draft=01a207b8-1b92-7000-af96-3957a643576f';
  const editor = (state: unknown) =>
    ({ at: 1, kind: 'chart', chart: 'post-editor', actor: 1, change: 'started', state }) as never;
  const start = (state: unknown) =>
    firstPage({ ...recording, entries: [{ at: 0, kind: 'page', path }, editor(state)] } as never);
  expect(start({ withLock: 'acquiringLock' })).toBe('/app/post/create?format=FORMAT_ARTICLE');
  expect(start({ opening: 'readingDevice' })).toBe(path);
});

it('a post that only the device had is not on the server', () => {
  const drafts = [
    { clientId: 'new', postUID: null },
    { clientId: 'sent', postUID: 'post-1' },
  ];
  const ask = (stored: unknown, path: string) =>
    isOnlyOnDevice(
      { ...recording, entries: [{ at: 0, kind: 'device', stored }] } as never,
      { operationId: 'getPostById', fields: {} },
      path,
    );
  expect(ask({ drafts }, '/api/post/new')).toBe(true);
  expect(ask({ drafts }, '/api/post/sent')).toBe(false);
  expect(ask({ drafts: [null, 'new'] }, '/api/post/new')).toBe(false);
  expect(ask({ drafts: 'new' }, '/api/post/new')).toBe(false);
});

it('what is no recording, or leads to another host, is refused', () => {
  const refused = [
    '{}',
    JSON.stringify({ ...recording, entries: [] }),
    JSON.stringify({ ...recording, entries: [{ at: 0, kind: 'page', path: '//elsewhere' }] }),
    `"${'a'.repeat(900_000)}"`,
  ];
  for (const file of refused) expect(() => parseRecording(file)).toThrow();
});

it('does not hold a reply back for one to the same question of the same moment', () => {
  const answered = (at: number, name: string) => ({
    ...{ at, kind: 'call', operation: 'getProfileDetails', status: 200, ms: 20 },
    reply: { data: { name } },
  });
  const first = (last: { at: number }) => {
    const entries = [answered(100, 'Asha'), last] as never;
    return firstSameReply({ ...recording, entries } as never, { index: 1, entry: last as never });
  };
  expect(first(answered(110, 'Asha'))).toBe(0);
  expect(first(answered(110, 'Ravi'))).toBe(1);
  expect(first(answered(130, 'Asha'))).toBe(1);
});

it('is served the prerendered page where the recorded page still showed it', () => {
  const file = (path: string, more: object) =>
    firstFile({ ...recording, entries: [{ at: 0, kind: 'page', path, ...more }] } as never);
  const early = { language: 'ur', isPrerendered: true };
  expect(file('/app/post/create?format=FORMAT_ARTICLE&draft=1', early)).toBe(
    'prerendered/app.post.create.new.ur.html',
  );
  expect(file('/login/mobile', early)).toBe('prerendered/phone-sign-in.ur.html');
  expect(file('/login/mobile', { language: 'ur' })).toBe('index.html');
  expect(file('/app/post/list', early)).toBe('index.html');
});

it('knows what was written into a new article before the recorder ran', () => {
  const path = '/app/post/create?format=FORMAT_ARTICLE&draft=01a207b8-1b92-7000-af96-3957a643576f';
  const editor = (change: string, state: unknown, event?: object) => ({
    ...{ at: 1, kind: 'chart', chart: 'post-editor', actor: 1, change, state },
    ...(event && { event }),
  });
  const content = { title: 'Aaaa', html: '<p>Aa aaa</p>', pictures: [] };
  const collected = editor('event', 'writing', { type: 'content.collected', content });
  const input = { at: 1, kind: 'input', action: 'fill', target: 'body:0', value: 'Aaa' };
  const text = (...entries: object[]) =>
    earlyText({ ...recording, entries: [{ at: 0, kind: 'page', path }, ...entries] } as never);
  const taken = editor('started', { device: 'collecting' });
  expect(text(taken, collected)).toEqual({ title: 'Aaaa', html: '<p>Aa aaa</p>' });
  expect(text(taken)).toEqual({ title: '', html: '' });
  const fill = { ...input, value: 'Aa aaa' };
  expect(text(taken, fill, collected)).toEqual({ title: 'Aaaa', html: '' });
  expect(text(editor('started', { device: 'stored' }), input, taken, collected)).toBeUndefined();
  expect(text(editor('started', 'opening'), taken, collected)).toBeUndefined();
});

it('has no reply for a call that the page broke off and made again', () => {
  const asked = (at: number, ms: number, status: number) => ({
    ...{ at, ms, status, kind: 'call', operation: 'getOwnAgency' },
  });
  const replies = (...entries: object[]) => {
    const replay = createReplay({ ...recording, entries } as never, false);
    const ask = () => nextReply(replay, { operationId: 'getOwnAgency', fields: {} }, '/api');
    return [ask()?.index, ask()?.index];
  };
  expect(replies(asked(916, 351, 0), asked(1044, 193, 200))).toEqual([1, 1]);
  // Asked again after the network had failed.
  expect(replies(asked(916, 351, 0), asked(1044, 100, 200))).toEqual([0, 1]);
});
