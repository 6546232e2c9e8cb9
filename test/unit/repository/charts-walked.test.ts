import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { screenStates } from '../../../scripts/chart-nodes.ts';
import { loadCharts } from '../../../scripts/charts.ts';

/** Flows that somebody sees and that are not walked through a screen, each with what holds it instead. */
const walkedElsewhere: Record<string, string> = {
  decision: 'test/e2e/portal/review.spec.ts and moderation.spec.ts',
  'publish-choices': 'the publish step in every test that sends a post',
  'record-form': 'test/charts/profile.test.tsx, whose form it is',
};

it('every flow that has screens is walked through them', async () => {
  const flows = (await loadCharts()).filter(({ kind }) => kind === 'flow');
  const seen = flows.filter(({ machine }) => screenStates(machine).length > 0).map(({ name }) => name);
  const isWalked = (name: string) => existsSync(new URL(`../../charts/${name}.test.tsx`, import.meta.url));
  expect(seen.filter((name) => !isWalked(name))).toEqual(Object.keys(walkedElsewhere));
});
