import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { screenStates } from '../../../scripts/charts/chart-nodes.ts';
import { loadCharts } from '../../../scripts/charts/load-charts.ts';

/**
 * Flows that somebody sees and that are not tested through a screen, each with what holds it
 * instead.
 */
const walkedElsewhere: Record<string, string> = {
  decision: 'test/e2e/portal/review/approval-and-publishing.spec.ts and moderation.spec.ts',
  'decision-undo': 'test/e2e/portal/review/keyboard-review.spec.ts',
  'post-appeal': 'test/e2e/portal/posts/second-review.spec.ts',
  'publish-choices': 'the publish step in every test that sends a post',
  'record-form': 'test/charts/profile/profile.test.tsx, whose form it is',
  'share-target': 'test/e2e/portal/editor/share-target.spec.ts',
  'work-queue': 'test/e2e/portal/review/keyboard-review.spec.ts and profile-queue.spec.ts',
};

it('every flow that has screens is tested through them', async () => {
  const flows = (await loadCharts()).filter(({ kind }) => kind !== 'lifecycle');
  const seen = flows
    .filter(({ machine }) => screenStates(machine).length > 0)
    .map(({ name }) => name);
  const folder = fileURLToPath(new URL('../../charts/', import.meta.url));
  const isWalked = (name: string) => globSync(`**/${name}.test.tsx`, { cwd: folder }).length > 0;
  expect(seen.filter((name) => !isWalked(name)).sort()).toEqual(
    Object.keys(walkedElsewhere).sort(),
  );
});
