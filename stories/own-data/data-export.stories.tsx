import type { ContextFrom } from 'xstate';
import { dataExportStatuses as statuses } from '#contract/examples/own-data.ts';
import { Failure } from '#domain/contract/failure.ts';
import { dataExportMachine } from '#machines/flow/own-data/data-export.ts';
import { DataExport } from '#src/features/own-data/data-export.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Accounts/Own data' };

type Context = ContextFrom<typeof dataExportMachine>;
type Value = Parameters<typeof screenStory<typeof dataExportMachine>>[2]['value'];

const lost = new Failure({ code: 'network', status: 0 });
const limited = new Failure({ code: 'rate-limited', status: 429, retryAfter: 86_400 });

const story = (value: Value, status: Context['status'], failure: Failure | null = null) =>
  screenStory(DataExport, dataExportMachine, { value, context: { status, key: '', failure } });

export const Loading = story('loading', null);
export const LoadFailed = story('loadFailed', null, lost);
export const None = story('none', statuses.none);
export const Requesting = story('requesting', statuses.none);
export const RequestFailed = story('requestFailed', statuses.none, lost);
export const RequestRefused = story('requestFailed', statuses.ready, limited);
export const SignInNeeded = story('signInNeeded', statuses.none);
export const Preparing = story('preparing', statuses.preparing);
export const Checking = story('checking', statuses.preparing);
export const Ready = story('ready', statuses.ready);
export const Incomplete = story('ready', statuses.incomplete);
export const Limited = story('ready', statuses.limited);
export const Linking = story('linking', statuses.ready);
export const LinkFailed = story('linkFailed', statuses.ready, lost);
export const Started = story('started', statuses.ready);
export const Failed = story('failed', statuses.failed);
