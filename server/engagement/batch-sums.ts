import { type EngagementCounts, engagementKinds, indianDay } from '#domain/engagement.ts';
import type { BodyOf } from '../handler.ts';

export type Batch = BodyOf<'ingestEngagement'>;

const dayMs = 24 * 3600 * 1000;
/** A phone that was offline reports late; one whose clock is wrong reports from the future. */
const [oldest, furthest] = [90 * dayMs, 3600 * 1000];
/** Days of India begin at a half hour of the world's time. */
const halfHourMs = 30 * 60 * 1000;

type PostSums = { events: number; days: Map<string, EngagementCounts> };
/** What readers did, by post and by day. */
export type Sums = Map<string, PostSums>;

const nothing = (): EngagementCounts => ({ views: 0, impressions: 0, likes: 0, shares: 0, comments: 0 });

/** The sums of a batch, and how many of its events they hold: those of an impossible time are left out. */
export function sumsOf({ events }: Batch, now: Date): Sums {
  const sums: Sums = new Map();
  const names = new Map<number, string>();
  const [from, to] = [now.getTime() - oldest, now.getTime() + furthest];
  for (const { postUID, kind, at, count = 1 } of events) {
    const time = Date.parse(at);
    // A time that is none is neither early nor late.
    if (!(time >= from && time <= to)) continue;
    const halfHour = Math.floor(time / halfHourMs);
    const day = names.get(halfHour) ?? indianDay(new Date(time));
    names.set(halfHour, day);
    const post = sums.get(postUID) ?? { events: 0, days: new Map() };
    const counts = post.days.get(day) ?? nothing();
    counts[kind] += count;
    post.events += 1;
    post.days.set(day, counts);
    sums.set(postUID, post);
  }
  return sums;
}

/** Several sums as one, in the order of the posts' ids. */
export function addUp(all: Sums[]): Sums {
  const ids = [...new Set(all.flatMap((sums) => [...sums.keys()]))].sort();
  return new Map(ids.map((id) => [id, sumOfPost(all.flatMap((sums) => sums.get(id) ?? []))]));
}

function sumOfPost(parts: PostSums[]): PostSums {
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  const sum: PostSums = { events: 0, days: new Map() };
  for (const { events, days } of parts) {
    sum.events += events;
    for (const [day, counts] of days) {
      const so = sum.days.get(day) ?? nothing();
      for (const kind of engagementKinds) so[kind] += counts[kind];
      sum.days.set(day, so);
    }
  }
  return sum;
}
