import { useState } from 'react';
import { lucknowSource, vidarbhaSource } from '#contract/examples/sources.ts';
import { Failure } from '#domain/contract/failure.ts';
import { SourceFormScreen } from '#src/features/admin/sources/source-form-screen.tsx';
import { sourceFormMachine } from '#src/features/admin/sources/source-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { drawPicker } from './drawn-pickers.ts';

export default { title: 'Admin/Source form' };

type Drawn = Parameters<typeof drawState<typeof sourceFormMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actors] = useState(() => ({
    actor: drawState(sourceFormMachine, drawn),
    pickers: { publisher: drawPicker(), creator: drawPicker() },
  }));
  return <SourceFormScreen {...actors} />;
}

const change = {
  id: vidarbhaSource.sourceId,
  subject: { source: vidarbhaSource },
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...change, ...more } }} />,
});
const lost = new Failure({ code: 'network', status: 0 });

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', { subject: null, failure: lost });
export const New = story({ form: 'editing' }, { id: null, subject: { source: null } });
export const KeyTaken = story(
  { form: 'refused' },
  {
    id: null,
    subject: { source: null },
    failure: new Failure({ code: 'already-taken', status: 409, fields: { key: 'taken' } }),
  },
);
export const Editing = story({ form: 'editing' });
export const EditingConverted = story({ form: 'editing' }, { subject: { source: lucknowSource } });
export const Saving = story('saving');
export const SaveFailed = story({ form: 'failed' }, { failure: lost });
export const Conflict = story('conflict');
