import { workPositions } from '#machines/lifecycle/creator.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { listMembershipEvents } from '../repository/memberships.ts';
import { countCreators } from '../repository/own-creators.ts';
import { requireAgency } from '../require-agency.ts';

type Overview = DataOf<'getAgencyOverview'>;
type Status = keyof typeof workPositions;

const statuses = Object.keys(workPositions) as Status[];

export const getAgencyOverview: Handler<'getAgencyOverview'> = async (call) => {
  const agency = requireAgency(call);
  const { db } = call.deps;
  const [counts, events] = await Promise.all([
    countCreators(db, agency.id),
    listMembershipEvents(db, agency.id),
  ]);
  return {
    creatorCount: total(counts),
    blockedCount: total(counts.filter(({ accountStatus }) => accountStatus === 'blocked')),
    workApprovals: statuses
      .map((status) => ({
        status,
        count: total(counts.filter(({ work }) => work === workPositions[status])),
      }))
      .filter(({ count }) => count > 0),
    membershipEvents: events.map(presentEvent),
  };
};

const total = (counts: readonly { count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

type EventRow = Awaited<ReturnType<typeof listMembershipEvents>>[number];

const presentEvent = ({
  id,
  action,
  name,
  at,
}: EventRow): Overview['membershipEvents'][number] => ({
  eventId: id,
  action,
  creatorName: name,
  at: at.toISOString(),
});
