import { useState } from 'react';
import { staffSavedViewsExamples } from '#contract/examples/operations/staff/saved-views.ts';
import { Failure } from '#domain/contract/failure.ts';
import { SavedViewsMenu } from '#src/features/admin/views/saved-views.tsx';
import { savedViewsMachine } from '#src/features/admin/views/view-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Saved views' };

type Drawn = Parameters<typeof drawState<typeof savedViewsMachine>>[1];

const rows = staffSavedViewsExamples.getSavedViews[200].two.data.rows;
const [view] = rows;
if (!view) throw new Error('The example has no view.');

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(savedViewsMachine, drawn));
  return <SavedViewsMenu actor={actor} list="agencies" />;
}

const base = {
  recordId: 'agencies',
  rows,
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const save = { action: { kind: 'save', list: 'agencies', query: 'status=blocked' } } as const;

export const Closed = story('listed');
export const Saving = story('confirming', save);
export const SaveFailed = story('actionFailed', {
  ...save,
  failure: new Failure({ code: 'network', status: 0 }),
});
export const Deleting = story('confirming', { action: { kind: 'delete', view } });
