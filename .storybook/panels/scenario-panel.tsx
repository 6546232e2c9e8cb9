// Storybook compiles its manager with React.createElement.
import * as React from 'react';
import { addressOf, defaultMockUrl } from '../../scripts/storybook/addresses.ts';
import {
  type RelatedScenario,
  relatedScenarios,
} from '../../scripts/storybook/related-scenarios.ts';
import { operationsOfStory, panelData } from './panel-data.ts';
import { CopyLink, Muted, PanelBody } from './panel-parts.tsx';
import { useShownCharts, useStory } from './use-story.ts';

/** Where `npm run mock` is; `STORYBOOK_MOCK_URL` says otherwise when Storybook is started. */
const mockUrl = addressOf(process.env.STORYBOOK_MOCK_URL, defaultMockUrl);

/** The mock's scenarios that answer what the charts of the story call. */
export function ScenarioPanel() {
  const operations = operationsOfStory(useStory());
  const failure = useShownCharts().find((chart) => chart.failure)?.failure ?? null;
  const related = relatedScenarios(panelData, operations, failure);
  const fitting = related.filter(({ hasError }) => hasError);
  const others = related.filter(({ hasError }) => !hasError);
  if (related.length === 0)
    return (
      <PanelBody>
        No scenario answers an operation of this story with a reply other than the usual one.
      </PanelBody>
    );
  return (
    <PanelBody>
      <p>
        The links open the portal on the mock at {mockUrl}, which <code>npm run mock</code> starts.
      </p>
      {fitting.length > 0 && <Scenarios heading={`With the error ${failure}`} list={fitting} />}
      {others.length > 0 && <Scenarios heading="With the operations of this story" list={others} />}
    </PanelBody>
  );
}

function Scenarios({ heading, list }: { heading: string; list: RelatedScenario[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {list.map(({ name, title, group, shared }) => {
          const link = `${mockUrl}/scenarios/${name}`;
          return (
            <li key={name}>
              <a href={link} target="_blank" rel="noreferrer">
                {title}
              </a>{' '}
              <CopyLink link={link} /> <Muted>{[group, ...shared].join(', ')}</Muted>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
