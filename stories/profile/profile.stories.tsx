import { FormattedMessage } from 'react-intl';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import {
  createProfileRecord,
  type Profile,
  profileMachine,
} from '#machines/flow/profile/profile.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { ProfileScreen } from '#src/features/profile/profile-screen.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import { type ScreenStory, screenStory } from '#stories/support/screen-story.tsx';
import { profiles, typed } from './profile-contexts.ts';

export default { title: 'Profile/Profile' };

const recordMachine = createProfileRecord();
type RecordValue = StateValueFrom<typeof recordMachine>;
type RecordContext = ContextFrom<typeof recordMachine>;
type ProfileContext = ContextFrom<typeof profileMachine>;
type UploadValue = StateValueFrom<typeof fileUploadMachine>;

/** With the ways on that the main area offers. */
function Screen({ actor }: Parameters<typeof ProfileScreen>[0]) {
  return (
    <ProfileScreen
      actor={actor}
      next={
        <RouterButton to="/app/post/create">
          <FormattedMessage id="profile.next.write" defaultMessage="Write a post" />
        </RouterButton>
      }
    />
  );
}

type Situation = {
  record: RecordValue | null;
  profile?: Profile | null;
  failure?: RecordContext['failure'];
  open?: 'ready' | 'waitingForPicture';
  handle?:
    | 'unchanged'
    | 'suggested'
    | 'checking'
    | 'available'
    | 'taken'
    | 'malformed'
    | 'checkFailed';
  context?: Partial<ProfileContext>;
  upload?: { value: UploadValue; progress?: number; failure?: Failure };
};

/** The screen in one state of the chart `profile`, with the charts that it has invoked. */
function story(situation: Situation): ScreenStory {
  const { record, open = 'ready', handle = 'unchanged', context, upload } = situation;
  const value = {
    record: record === null ? 'broken' : { open },
    handle,
    picture: upload ? { uploading: upload.failure ? 'failed' : 'inProgress' } : 'settled',
  } as StateValueFrom<typeof profileMachine>;
  const drawnRecord = record === null ? null : recordIn(record, situation);
  const drawnUpload = upload && uploadIn(upload);
  const drawn = screenStory(Screen, profileMachine, {
    value,
    context: { ...profileContext, ...(upload && { upload: picture }), ...context },
    children: {
      ...(drawnRecord && { record: drawState(recordMachine, drawnRecord) }),
      ...(drawnUpload && { upload: drawState(fileUploadMachine, drawnUpload) }),
    },
  });
  const states = [
    ...[drawn.parameters.state].flat(),
    ...(drawnRecord ? drawnStateNames(recordMachine, drawnRecord) : []),
    ...(drawnUpload ? drawnStateNames(fileUploadMachine, drawnUpload) : []),
  ];
  return { ...drawn, parameters: { ...drawn.parameters, state: states } };
}

const picture = { file: { name: 'me.jpg', size: 2_400_000, type: 'image/jpeg' }, key: 'k' };
const profileContext: ProfileContext = {
  ownHandle: null,
  ownerUserId: 'creator-1',
  handle: '',
  answer: null,
  name: '',
  suggestions: [],
  picture: { kind: 'kept' },
  upload: null,
  isPictureRestored: false,
  submission: null,
};

function recordIn(value: RecordValue, { profile = profiles.none, failure = null }: Situation) {
  return { value, context: { id: null, subject: profile, request: null, failure } };
}

function uploadIn({ value, progress = 0.4, failure }: NonNullable<Situation['upload']>) {
  return { value, context: { ...picture, progress, picture: null, failure: failure ?? null } };
}

const writing: RecordValue = { form: 'editing' };
const noNetwork = new Failure({ code: 'network', status: 0 });
const refusedFields = {
  name: 'required',
  handle: 'taken',
  bio: 'required',
  languages: 'required',
  socialProfileLink: 'malformed',
  isAdult: 'required',
} as const;

export const Loading = story({ record: 'loading', profile: null });
export const LoadFailed = story({ record: 'loadFailed', profile: null, failure: noNetwork });
export const Broken = story({ record: null });
export const NewCreator = story({ record: writing });
export const FieldsRefused = story({
  record: { form: 'refused' },
  failure: new Failure({ code: 'invalid-request', status: 400, fields: refusedFields }),
});
export const SendingFailed = story({
  record: { form: 'failed' },
  profile: profiles.pending,
  failure: noNetwork,
});
export const Sending = story({ record: 'saving', profile: profiles.rejected });
export const SentForApproval = story({ record: 'saved', profile: profiles.pending });
export const ChangesSaved = story({ record: 'saved', profile: profiles.approved });
export const Pending = story({ record: 'viewing', profile: profiles.pending });
export const Approved = story({ record: 'viewing', profile: profiles.approved });
export const ChangePending = story({ record: 'viewing', profile: profiles.changePending });
export const ChangeRejected = story({ record: 'viewing', profile: profiles.changeRejected });
export const ChangeSent = story({ record: 'saved', profile: profiles.changePending });
export const EditingRejectedChange = story({ record: writing, profile: profiles.changeRejected });
export const Rejected = story({ record: writing, profile: profiles.rejected });
export const EditingApproved = story({ record: writing, profile: profiles.approved });
export const ChangedElsewhere = story({
  record: 'conflict',
  profile: profiles.pending,
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const FetchingAnew = story({ record: 'reloading', profile: profiles.pending });
export const SignInNeeded = story({ record: 'signInNeeded', profile: profiles.pending });

const handleStory = (handle: Situation['handle'], context: Partial<ProfileContext>) =>
  story({
    record: writing,
    profile: { ...profiles.none, name: typed.name, handle: context.handle ?? null },
    handle,
    context,
  });

export const HandleSuggested = handleStory('suggested', {
  name: typed.name,
  suggestions: ['meera.kulkarni', 'meera_kulkarni', 'meerakulkarni'],
});
export const HandleChecking = handleStory('checking', { handle: 'meera' });
export const HandleAvailable = handleStory('available', { handle: 'meera.likhti' });
export const HandleTaken = handleStory('taken', {
  handle: 'meera',
  answer: {
    handle: 'meera',
    available: false,
    reason: 'taken',
    suggestions: ['meera.news', 'meera_in', 'meera.writes'],
  },
});
export const HandleMalformed = handleStory('malformed', { handle: 'मीरा' });
export const HandleReserved = handleStory('malformed', { handle: 'support' });
export const HandleCheckFailed = handleStory('checkFailed', { handle: 'meera' });

export const PictureUploading = story({ record: writing, upload: { value: 'uploading' } });
export const PictureWaiting = story({ record: writing, upload: { value: 'waiting', progress: 0 } });
export const PictureBeforeProfile = story({
  record: writing,
  profile: profiles.pending,
  open: 'waitingForPicture',
  upload: { value: 'uploading', progress: 0.8 },
});
export const PictureFailed = story({
  record: writing,
  upload: { value: 'failed', failure: new Failure({ code: 'internal-error', status: 500 }) },
});
export const PictureRefused = story({
  record: writing,
  upload: {
    value: 'refused',
    failure: new Failure({ code: 'image-type-not-allowed', status: 415 }),
  },
});
export const PictureStopped = story({
  record: writing,
  upload: { value: 'stopped', failure: new Failure({ code: 'network', status: 0 }) },
});
export const PictureSignInNeeded = story({ record: writing, upload: { value: 'signInNeeded' } });
