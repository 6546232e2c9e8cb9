import type { SeedOutcome } from '#test/simulation/simulate.ts';

type Run = {
  outcomes: readonly SeedOutcome[];
  first: number;
  seconds: number;
  processorSeconds: number;
};

/** The figures of a run of the simulation, each with its value. */
export function simulationFigures({
  outcomes,
  first,
  seconds,
  processorSeconds,
}: Run): [string, string][] {
  const sum = (count: (outcome: SeedOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0).toLocaleString('en');
  const counted = (name: string) => sum(({ counts }) => counts[name] ?? 0);
  return [
    ['seeds', `${outcomes.length.toLocaleString('en')}, from ${first}`],
    ['seeds that failed', sum(({ failure }) => (failure ? 1 : 0))],
    ['steps, each followed by every check', sum(({ steps }) => steps)],
    ['words typed', counted('words')],
    ['crashes of the server', counted('crashes')],
    ['posts sent for review', counted('submit')],
    ['approvals', counted('publish')],
    ['posts handed over to the publisher', counted('handed-over')],
    ['minutes on two cores', (seconds / 60).toFixed(1)],
    ['seconds of processor time for each seed', (processorSeconds / outcomes.length).toFixed(2)],
  ];
}
