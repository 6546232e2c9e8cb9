import { useState } from 'react';
import { sourcesExamples } from '#contract/examples/operations/sources.ts';
import { vidarbhaSource } from '#contract/examples/sources.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type Conversion,
  type ConversionAction,
  conversionMachine,
} from '#src/features/admin/conversion/conversion-machines.ts';
import { ConversionScreen } from '#src/features/admin/conversion/conversion-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { DrawnSources } from '../sources/drawn-sources.tsx';

export default { title: 'Admin/Conversion' };

type Drawn = Parameters<typeof drawState<typeof conversionMachine>>[1];

const examples = sourcesExamples.getConversion[200];
const pending: Conversion = examples.pending.data;
const converted: Conversion = examples.converted.data as Conversion;
const plain: Conversion = {
  ...examples.nothing.data,
  creator: { ...vidarbhaSource.creator, creatorType: 'UGC' },
};

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(conversionMachine, drawn));
  const hasSources = drawn.context.rows[0] !== plain;
  return (
    <ConversionScreen
      actor={actor}
      sources={() => (
        <DrawnSources
          rows={hasSources ? [vidarbhaSource] : []}
          empty="This creator has no sources."
        />
      )}
    />
  );
}

const base = {
  recordId: pending.creator.creatorUserId,
  rows: [pending],
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
const action: ConversionAction = { kind: 'convert', conversion: pending };

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Open = story('listed');
export const NotOgc = story('listed', { rows: [plain] });
export const ConvertedBefore = story('listed', { rows: [converted] });
export const Confirming = story('confirming', { action });
export const Converting = story('acting', { action });
export const ConversionFailed = story('actionFailed', {
  action,
  failure: new Failure({ code: 'internal-error', status: 500 }),
});
export const Success = story('done', { rows: [converted], action });
