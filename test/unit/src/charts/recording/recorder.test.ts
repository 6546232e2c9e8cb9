import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { record, recordCall, recordedEntries } from '#src/charts/recording/recorder.ts';

beforeAll(() => {
  vi.stubGlobal('location', { pathname: '/app/post/list', search: '' });
  vi.stubGlobal('document', { documentElement: { lang: 'hi' }, querySelector: () => null });
});
afterAll(() => vi.unstubAllGlobals());

const ended = (operation: string, status: number) => ({
  operation,
  request: {},
  startedAt: performance.now(),
  status,
});
const kinds = () => recordedEntries().map((entry) => entry.kind);

it('a sign-out that failed keeps the entries, and one that worked removes those before it', () => {
  record({ kind: 'network', isOnline: false });
  recordCall(ended('logout', 0));
  expect(kinds()).toEqual(['page', 'network', 'call']);
  recordCall(ended('logout', 200));
  const operations = recordedEntries().map((entry) =>
    entry.kind === 'call' ? `${entry.operation} ${entry.status}` : entry.kind,
  );
  // The page goes on as one on which nobody is signed in.
  expect(operations).toEqual(['page', 'getCurrentUser 200', 'logout 200']);
});

it('the first page tells its language, and whether the portal did not run yet', async () => {
  const [first] = recordedEntries();
  expect(first).toMatchObject({ kind: 'page', path: '/app/post/list', language: 'hi' });
  expect(first).not.toHaveProperty('isPrerendered');
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'ur' }, querySelector: () => ({}) });
  const recorder = await import('#src/charts/recording/recorder.ts');
  expect(recorder.recordedEntries()).toMatchObject([{ language: 'ur', isPrerendered: true }]);
});

it('an answer that has not come is an entry that waits', () => {
  recordCall({ operation: 'getCurrentUser', request: {}, startedAt: performance.now() });
  expect(recordedEntries().at(-1)).toMatchObject({ operation: 'getCurrentUser', isPending: true });
});
