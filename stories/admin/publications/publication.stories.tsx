import { useState } from 'react';
import { postsPublicationsExamples } from '#contract/examples/operations/posts/publications.ts';
import { expiredWithdrawal, refusedPublication } from '#contract/examples/posts/publications.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  attemptExportMachine,
  type Publication,
  publicationMachine,
} from '#src/features/admin/publications/publication-machines.ts';
import { PublicationScreen } from '#src/features/admin/publications/publication-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { idleExport } from '#stories/support/idle-export.ts';

export default { title: 'Admin/Publication' };

type Drawn = Parameters<typeof drawState<typeof publicationMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(publicationMachine, drawn));
  const [exporter] = useState(() => drawState(attemptExportMachine, idleExport));
  return <PublicationScreen actor={actor} exporter={exporter} history={() => null} />;
}

const { refused, waiting, expired, resent, delivered } =
  postsPublicationsExamples.getPublication[200];

const base = {
  recordId: refusedPublication.deliveryId,
  rows: [refused.data],
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
const resending = (publication: Publication) => ({
  action: { kind: 'resend' as const, publication },
});

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Refused = story('listed');
export const Waiting = story('listed', { rows: [waiting.data] });
export const GivenUp = story('listed', { rows: [expired.data] });
export const Delivered = story('listed', { rows: [delivered.data] });
export const Confirming = story('confirming', resending(refusedPublication));
export const ConfirmingWithdrawal = story('confirming', {
  rows: [expired.data],
  ...resending(expiredWithdrawal),
});
export const Resending = story('acting', resending(refusedPublication));
export const ResendFailed = story('actionFailed', {
  ...resending(refusedPublication),
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const SignInNeeded = story('signInNeeded', resending(refusedPublication));
export const Reloading = story('reloading', resending(refusedPublication));
export const Resent = story('done', { rows: [resent.data] });
