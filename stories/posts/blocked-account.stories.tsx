import type { ContextFrom, StateValueFrom } from 'xstate';
import { dataExportStatuses as statuses } from '#contract/examples/own-data.ts';
import { blockAppealed, blockedAccount, blockUpheld } from '#contract/examples/posts/appeals.ts';
import { Failure } from '#domain/contract/failure.ts';
import { endBlockedAccessMachine } from '#machines/flow/auth/end-blocked-access.ts';
import { dataExportMachine } from '#machines/flow/own-data/data-export.ts';
import { postAppealMachine } from '#machines/flow/posts/post-appeal.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { BlockedDataExport } from '#src/features/own-data/index.ts';
import { BlockedAccountScreen } from '#src/features/posts/blocked-account/blocked-account-screen.tsx';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import { type ScreenStory, screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Posts/Blocked account' };

type Context = ContextFrom<typeof postAppealMachine>;
type Value = StateValueFrom<typeof postAppealMachine>;
type ExportValue = StateValueFrom<typeof dataExportMachine>;
type ExportContext = ContextFrom<typeof dataExportMachine>;
type LeaveValue = StateValueFrom<typeof endBlockedAccessMachine>;

const text = 'तीनों पोस्ट मेरी अपनी हैं। मूल तस्वीरें मेरे फ़ोन में हैं।';
const picture = { file: { name: 'photo.jpg', size: 2_400_000, type: 'image/jpeg' }, key: 'k' };
const noNetwork = new Failure({ code: 'network' });
const accessOver = new Failure({ code: 'unauthenticated', status: 401 });
const context: Context = {
  postUID: null,
  data: blockedAccount(),
  text: '',
  pictures: [],
  upload: null,
  sendKey: null,
  tries: 0,
  failure: null,
};

type Beside = {
  leave?: LeaveValue;
  /** The copy of the own data. */
  copy?: { value: ExportValue; context: ExportContext };
  /** What the page leaves out in this state. */
  leftOut?: ('leave' | 'copy')[];
};

const copyIn = (
  value: ExportValue,
  status: ExportContext['status'],
  failure: Failure | null = null,
) => ({ value, context: { status, key: '', failure } });

/** The page in one state of the appeal, of the copy of the own data and of the sign-out. */
function story(
  appeal: NonNullable<Exclude<Value, string>['appeal']>,
  more: Partial<Context> = {},
  { leave = 'open', copy = copyIn('none', statuses.none), leftOut = [] }: Beside = {},
): ScreenStory {
  const drawnLeave = {
    value: leave,
    context: { failure: leave === 'failed' ? noNetwork : null },
  };
  const upload = more.upload && {
    value: 'uploading' as const,
    context: { ...picture, progress: 0.4, picture: null, failure: null },
  };
  const leaving = drawState(endBlockedAccessMachine, drawnLeave);
  const dataExport = <BlockedDataExport actor={drawState(dataExportMachine, copy)} />;
  const drawn = screenStory(
    ({ actor }) => (
      <BlockedAccountScreen
        actor={actor}
        leave={leaving}
        dataExport={dataExport}
        supportEmail="help@creator.example"
      />
    ),
    postAppealMachine,
    {
      value: { appeal, picture: upload ? { uploading: 'inProgress' } : 'settled' } as Value,
      context: { ...context, ...more },
      children: { ...(upload && { upload: drawState(fileUploadMachine, upload) }) },
    },
  );
  const states = [
    ...[drawn.parameters.state].flat(),
    ...(leftOut.includes('leave') ? [] : drawnStateNames(endBlockedAccessMachine, drawnLeave)),
    ...(leftOut.includes('copy') ? [] : drawnStateNames(dataExportMachine, copy)),
  ];
  return { ...drawn, parameters: { ...drawn.parameters, state: states } };
}

export const Loading = story('loading', { data: null }, { leftOut: ['copy'] });
export const LoadFailed = story(
  'loadFailed',
  { data: null, failure: noNetwork },
  { leftOut: ['copy'] },
);
export const AccessOver = story(
  'loadFailed',
  { data: null, failure: accessOver },
  { leftOut: ['leave', 'copy'] },
);
export const Form = story({ form: 'editing' });
export const FormFilled = story(
  { form: 'editing' },
  { text, pictures: blockAppealed.appeal?.pictures ?? [] },
);
export const UploadingPhoto = story({ form: 'editing' }, { text, upload: picture });
export const TextMissing = story(
  { form: 'refused' },
  { failure: new Failure({ code: 'invalid-request', fields: { text: 'required' } }) },
);
export const Sending = story('sending', { text });
export const NotSentYet = story('waiting', { text, failure: noNetwork });
export const AccessOverWhileSending = story(
  'signInNeeded',
  { text },
  { leftOut: ['leave', 'copy'] },
);
export const Received = story('appealed', { data: blockAppealed });
export const Upheld = story('appealed', { data: blockUpheld });
export const SigningOut = story('appealed', { data: blockAppealed }, { leave: 'ending' });
export const SignOutFailed = story('appealed', { data: blockAppealed }, { leave: 'failed' });
export const SignedOut = story('appealed', { data: blockAppealed }, { leave: 'ended' });
export const Agency = story(
  { form: 'editing' },
  { data: blockedAccount({ kind: 'agency' }) },
  { leftOut: ['copy'] },
);

const copyStory = (...copy: Parameters<typeof copyIn>) =>
  story('appealed', { data: blockAppealed }, { copy: copyIn(...copy) });

export const CopyLoading = copyStory('loading', null);
export const CopyLoadFailed = copyStory('loadFailed', null, noNetwork);
export const CopyPreparing = copyStory('preparing', statuses.preparing);
export const CopyReady = copyStory('ready', statuses.ready);
export const CopyDownloadFailed = copyStory('linkFailed', statuses.ready, noNetwork);
export const CopyStarted = copyStory('started', statuses.ready);
export const CopyFailed = copyStory('failed', statuses.failed);
export const CopyTooMany = copyStory('ready', statuses.limited);
export const CopySignInNeeded = copyStory('signInNeeded', statuses.ready);
