import type { SeedOutcome } from './simulate.ts';

const lastEvents = 25;

/** What a failing seed says: where it failed, what came before, and how to see it again. */
export function failureReport({ seed, trace, failure }: SeedOutcome): string {
  if (!failure) return `Seed ${seed} did not fail.`;
  return [
    `Seed ${seed} failed at step ${failure.step}.`,
    `Invariant: ${failure.invariant}`,
    failure.message,
    '',
    'The last events, in seconds from the start:',
    ...trace.slice(-lastEvents).map((line) => `  ${line}`),
    '',
    `To replay it: npm run simulate -- --seeds 1 --from ${seed} --trace`,
  ].join('\n');
}
