import type { Schemas } from '#src/api/operation-types.ts';

type WaitingWork = Pick<Schemas['WaitingWork'], 'oldestAt' | 'overdueSeconds'>;

/** When the oldest item has to be decided, in milliseconds; never while nothing waits. */
const dueTime = ({ oldestAt, overdueSeconds }: WaitingWork): number =>
  oldestAt === null ? Number.POSITIVE_INFINITY : Date.parse(oldestAt) + overdueSeconds * 1000;

/** What is overdue for longest first, then what is due next; kinds where nothing waits last. */
export const byUrgency = <Work extends WaitingWork>(rows: readonly Work[]): Work[] =>
  rows.toSorted((one, other) => {
    const [due, otherDue] = [dueTime(one), dueTime(other)];
    return due === otherDue ? 0 : due - otherDue;
  });
