import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import storybook from '../../../.storybook/main.ts';
import { stripChartDescriptions } from '../../../scripts/bundle/strip-chart-descriptions.ts';
import { usedTheme } from '../../../scripts/bundle/theme-pruning.ts';
import { messagePieces } from '../../../scripts/messages/message-chunks.ts';

it('the Storybook has every message, theme name and chart description of the portal', async () => {
  const plugins = [[messagePieces(), usedTheme()], stripChartDescriptions(), { name: 'another' }];
  const { plugins: kept } = (await storybook.viteFinal?.({ plugins }, {} as never)) ?? {};
  expect((kept as Plugin[]).map(({ name }) => name)).toEqual(['another', 'source-uses']);
});
