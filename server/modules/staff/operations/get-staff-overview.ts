import { indianDay, startOfIndianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import { openWorkKinds, workRules } from '#domain/staff/work-kinds.ts';
import type { Handler } from '#server/http/handler.ts';
import { countDecisions, countWaitingWork } from '../repository/waiting-work.ts';
import { requireStaffMember } from '../staff-member.ts';

export const getStaffOverview: Handler<'getStaffOverview'> = async (call) => {
  const { db, clock } = call.deps;
  const person = requireStaffMember(call);
  const now = clock.now();
  const queries = openWorkKinds(person.permissions).map((kind) => ({
    kind,
    overdueBefore: new Date(now.getTime() - workRules[kind].overdueSeconds * 1000),
  }));
  const waiting = await countWaitingWork(db, queries);
  const decided = await countDecisions(db, person.id, startOfIndianDay(indianDay(now)));
  return {
    rows: waiting.map(({ kind, count, overdue, oldest }) => ({
      kind,
      count: Math.min(count, limits.workCountMax),
      overdue: Math.min(overdue, limits.workCountMax),
      overdueSeconds: workRules[kind].overdueSeconds,
      oldestAt: oldest?.toISOString() ?? null,
      hasMore: count > limits.workCountMax,
      decidedToday: decided.get(kind) ?? 0,
    })),
  };
};
