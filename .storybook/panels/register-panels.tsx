// Storybook compiles its manager with React.createElement.

import type { ComponentType } from 'react';
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { ChartPanel } from './chart-panel.tsx';
import { ContractPanel } from './contract-panel.tsx';
import { ReportPanel } from './report-panel.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { TextPanel } from './text-panel.tsx';

const panels: Record<string, ComponentType> = {
  Chart: ChartPanel,
  Contract: ContractPanel,
  Scenario: ScenarioPanel,
  Text: TextPanel,
  Report: ReportPanel,
};

addons.register('portal-panels', () => {
  for (const [title, Panel] of Object.entries(panels))
    addons.add(`portal-panels/${title.toLowerCase()}`, {
      type: types.PANEL,
      title,
      render: ({ active = false }) => (
        <AddonPanel active={active}>{active ? <Panel /> : null}</AddonPanel>
      ),
    });
});
