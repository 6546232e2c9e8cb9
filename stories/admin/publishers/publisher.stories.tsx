import { useState } from 'react';
import { lucknowAccount, vidarbhaAccount } from '#contract/examples/sources.ts';
import { Failure } from '#domain/contract/failure.ts';
import { publisherMachine } from '#src/features/admin/publishers/publisher-machines.ts';
import { PublisherScreen } from '#src/features/admin/publishers/publisher-screen.tsx';
import { DrawnHistory } from '#stories/admin/audit/drawn-history.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { DrawnSources } from '../sources/drawn-sources.tsx';

export default { title: 'Admin/Publisher account' };

type Drawn = Parameters<typeof drawState<typeof publisherMachine>>[1];

function Drawing({ drawn, hasSources }: { drawn: Drawn; hasSources: boolean }) {
  const [actor] = useState(() => drawState(publisherMachine, drawn));
  return (
    <PublisherScreen
      actor={actor}
      sources={() => (
        <DrawnSources
          {...(!hasSources && { rows: [] })}
          empty="This publisher has no sources yet."
        />
      )}
      history={({ accountId }) => <DrawnHistory subject={{ kind: 'publisher', id: accountId }} />}
    />
  );
}

const base = {
  recordId: vidarbhaAccount.accountId,
  rows: [vidarbhaAccount],
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}, hasSources = true) => ({
  render: () => (
    <Drawing drawn={{ value, context: { ...base, ...more } }} hasSources={hasSources} />
  ),
});

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Active = story('listed');
export const WithoutContactAndSources = story('listed', { rows: [lucknowAccount] }, false);
export const Inactive = story('listed', { rows: [{ ...vidarbhaAccount, isActive: false }] });
