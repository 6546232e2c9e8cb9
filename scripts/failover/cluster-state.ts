/** One node, as Patroni's `GET /cluster` reports it; `lag` is in bytes, or `unknown`. */
export type Member = {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
};

const runningStates = ['running', 'streaming'];
/** A standby that is further behind still catches up. */
const maxLagBytes = 1_048_576;

/**
 * Whether all nodes run on one timeline: a primary, a synchronous standby, and standbys that have
 * caught up.
 */
export function isWhole(members: readonly Member[], count: number): boolean {
  const [{ timeline } = { timeline: undefined }] = members;
  const roles = members.map(({ role }) => role);
  return (
    members.length === count &&
    roles.filter((role) => role === 'leader').length === 1 &&
    roles.filter((role) => role === 'sync_standby').length === 1 &&
    members.every((member) => isRunning(member) && member.timeline === timeline)
  );
}

function isRunning({ role, state, lag }: Member): boolean {
  const isBehind = role !== 'leader' && !(typeof lag === 'number' && lag <= maxLagBytes);
  return runningStates.includes(state) && !isBehind;
}
