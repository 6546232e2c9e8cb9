// Storybook compiles its manager with React.createElement.
import * as React from 'react';
import type { OperationData } from '../../scripts/storybook/panel-data.ts';
import { operationsOfStory, panelData } from './panel-data.ts';
import { Muted, PanelBody } from './panel-parts.tsx';
import { useStory } from './use-story.ts';

/** The operations of the contract that the charts of the story call. */
export function ContractPanel() {
  const operations = operationsOfStory(useStory());
  if (operations.length === 0)
    return <PanelBody>The charts of this story call no operation.</PanelBody>;
  return (
    <PanelBody>
      {operations.flatMap((id) => {
        const operation = panelData.operations[id];
        return operation ? [<Operation key={id} id={id} operation={operation} />] : [];
      })}
    </PanelBody>
  );
}

function Operation({ id, operation }: { id: string; operation: OperationData }) {
  const { method, path, summary, request, responses } = operation;
  return (
    <section aria-labelledby={`operation-${id}`}>
      <h2 id={`operation-${id}`}>{id}</h2>
      <p>
        <code>
          {method} {path}
        </code>
        <br />
        {summary}
      </p>
      {request && (
        <p>
          Request: <code>{request}</code>
        </p>
      )}
      <ul>
        {responses.map(({ status, schema, examples }) => (
          <li key={status}>
            {status} {schema && <code>{schema}</code>} <Muted>{examples.join(', ')}</Muted>
          </li>
        ))}
      </ul>
    </section>
  );
}
