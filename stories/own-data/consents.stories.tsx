import { useState } from 'react';
import { consents } from '#contract/examples/consents.ts';
import { Failure } from '#domain/contract/failure.ts';
import { ConsentList } from '#src/features/own-data/consents/consent-list.tsx';
import { consentsMachine } from '#src/features/own-data/consents/consents-machine.ts';
import { ConsentsCard } from '#src/features/own-data/consents/consents-section.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Accounts/Consents' };

type Drawn = Parameters<typeof drawState<typeof consentsMachine>>[1];

function Drawing({ drawn, isOwn }: { drawn: Drawn; isOwn: boolean }) {
  const [actor] = useState(() => drawState(consentsMachine, drawn));
  return isOwn ? <ConsentsCard actor={actor} /> : <ConsentList actor={actor} />;
}

const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}, isOwn = true) => {
  const context = { filters: {}, data: null, failure: null, ...more };
  return { render: () => <Drawing drawn={{ value, context }} isOwn={isOwn} /> };
};

export const Loading = story('loading');
export const Listed = story({ shown: 'current' }, { data: { consents } });
export const AsStaffSeeIt = story({ shown: 'current' }, { data: { consents } }, false);
export const None = story('empty', { data: { consents: [] } });
export const LoadFailed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
