import type { ChartEntry, Recording, StateValue } from '#domain/problem-reports/recording.ts';
import { findStory, type StateStory, storiesOfState } from './panel-data.ts';

/** A chart of a report in another state than before. */
export type ReportStep = {
  /** In ms since the first entry of the recording. */
  at: number;
  chart: string;
  /** The states it is in, innermost ones: `bank-details.form.sending`. */
  states: string[];
  /** The event that led there; nothing when the chart began in it. */
  event: string | null;
  isFromPerson: boolean;
  /** A story of the state. */
  story: StateStory | null;
};

/** How the charts of a report moved, step by step, each with a story to look at. */
export function reportSteps({ entries }: Pick<Recording, 'entries'>): ReportStep[] {
  const steps: ReportStep[] = [];
  const known = new Map<number, string>();
  let near: StateStory | null = null;
  for (const entry of entries) {
    if (entry.kind !== 'chart' || entry.state === undefined) continue;
    const states = innermostStates(entry.chart, entry.state);
    if (known.get(entry.actor) === states.join()) continue;
    known.set(entry.actor, states.join());
    const story = storyOf(states, near);
    near = story ?? near;
    steps.push({ at: entry.at, chart: entry.chart, states, story, ...causeOf(entry) });
  }
  return steps;
}

const causeOf = ({ event, isFromPerson }: ChartEntry) => ({
  event: event?.type ?? null,
  isFromPerson: isFromPerson === true,
});

function innermostStates(name: string, value: StateValue): string[] {
  if (typeof value === 'string') return [`${name}.${value}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    // A state without states inside it is written as an empty object in a parallel chart.
    inner === undefined || Object.keys(inner).length === 0
      ? [`${name}.${key}`]
      : innermostStates(`${name}.${key}`, inner),
  );
}

/**
 * The story that shows most of the states or, where none has a story, of the states around them;
 * among equals one with the title of `near`.
 */
function storyOf(states: string[], near: StateStory | null): StateStory | null {
  for (let names = states; names.length > 0; names = names.flatMap(outerState)) {
    const found = new Map(
      names
        .flatMap((name) => storiesOfState(name, findStory(near?.id)))
        .map((story) => [story.id, story]),
    );
    const shown = ({ id }: StateStory) =>
      names.filter((name) => findStory(id)?.states.includes(name)).length;
    const [best] = [...found.values()].sort((one, other) => shown(other) - shown(one));
    if (best) return best;
  }
  return null;
}

/** `otp.code` of `otp.code.sending`; nothing around the outermost states. */
const outerState = (name: string): string[] => {
  const outer = name.slice(0, name.lastIndexOf('.'));
  return outer.includes('.') ? [outer] : [];
};
