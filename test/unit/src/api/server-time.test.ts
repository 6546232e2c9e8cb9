import { afterEach, expect, it, vi } from 'vitest';
import { recordServerTime, serverNow } from '#src/api/server-time.ts';

const now = Date.parse('2026-11-21T09:30:00Z');
const header = (time: number) => new Date(time).toUTCString();
vi.useFakeTimers({ now });
afterEach(() => recordServerTime(header(now), now));

it.each([
  ['ten minutes ahead', now - 600_000],
  ['ten minutes behind', now + 600_000],
])('a device that is %s uses the time of the server', (_, servers) => {
  recordServerTime(header(servers), now);
  expect(serverNow()).toBe(servers);
});

it('a reply that is late by seconds does not change the clock', () => {
  recordServerTime(header(now - 20_000), now);
  expect(serverNow()).toBe(now);
});

it.each([[null], ['yesterday']])('the header %s is ignored', (date) => {
  recordServerTime(header(now - 600_000), now);
  recordServerTime(date, now);
  expect(serverNow()).toBe(now - 600_000);
});
