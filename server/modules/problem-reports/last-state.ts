import type { Recording } from '#domain/problem-reports/recording.ts';

/** The chart that changed last, and its state with dots between nested ones. */
export function lastChartState({ entries }: Recording): {
  chart: string | null;
  state: string | null;
} {
  const last = entries.findLast((entry) => entry.kind === 'chart' && entry.state !== undefined);
  if (last?.kind !== 'chart') return { chart: null, state: null };
  return { chart: last.chart, state: stateName(last.state).slice(0, longest) };
}

/** As `lastState` of the contract. */
const longest = 300;

function stateName(state: unknown): string {
  if (typeof state === 'string') return state;
  if (typeof state !== 'object' || state === null) return '';
  return Object.entries(state)
    .map(([name, inner]) => [name, stateName(inner)].filter(Boolean).join('.'))
    .join(', ');
}
