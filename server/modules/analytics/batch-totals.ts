import { type EngagementCounts, engagementKinds, indianDay } from '#domain/analytics/engagement.ts';
import type { BodyOf } from '#server/http/handler.ts';

export type EngagementBatch = BodyOf<'ingestEngagement'>;

const dayMs = 24 * 3600 * 1000;
/** A phone that was offline reports late; one with a wrong clock reports from the future. */
const [maxEventAge, maxClockLead] = [90 * dayMs, 3600 * 1000];
/** Days of India begin at a half hour of the world's time. */
const halfHourMs = 30 * 60 * 1000;

type PostTotals = { events: number; days: Map<string, EngagementCounts> };
/** What readers did, by post and by day. */
export type EngagementTotals = Map<string, PostTotals>;

const zeroCounts = (): EngagementCounts => ({
  views: 0,
  impressions: 0,
  likes: 0,
  shares: 0,
  comments: 0,
});

/**
 * The sums of a batch, and how many of its events they hold: those of an impossible time are left
 * out.
 */
export function batchTotals({ events }: EngagementBatch, now: Date): EngagementTotals {
  const sums: EngagementTotals = new Map();
  const names = new Map<number, string>();
  const [from, to] = [now.getTime() - maxEventAge, now.getTime() + maxClockLead];
  for (const { postUID, kind, at, count = 1 } of events) {
    const time = Date.parse(at);
    // A time that is none is neither early nor late.
    if (!(time >= from && time <= to)) continue;
    const halfHour = Math.floor(time / halfHourMs);
    const day = names.get(halfHour) ?? indianDay(new Date(time));
    names.set(halfHour, day);
    const post = sums.get(postUID) ?? { events: 0, days: new Map() };
    const counts = post.days.get(day) ?? zeroCounts();
    counts[kind] += count;
    post.events += 1;
    post.days.set(day, counts);
    sums.set(postUID, post);
  }
  return sums;
}

/** Several sums as one, in the order of the posts' ids. */
export function mergeTotals(all: EngagementTotals[]): EngagementTotals {
  const ids = [...new Set(all.flatMap((sums) => [...sums.keys()]))].sort();
  return new Map(ids.map((id) => [id, mergePostTotals(all.flatMap((sums) => sums.get(id) ?? []))]));
}

function mergePostTotals(parts: PostTotals[]): PostTotals {
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  const sum: PostTotals = { events: 0, days: new Map() };
  for (const { events, days } of parts) {
    sum.events += events;
    for (const [day, counts] of days) {
      const so = sum.days.get(day) ?? zeroCounts();
      for (const kind of engagementKinds) so[kind] += counts[kind];
      sum.days.set(day, so);
    }
  }
  return sum;
}
