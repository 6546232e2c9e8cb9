import type { ContextFrom, StateValueFrom } from 'xstate';
import {
  draftAppeal,
  liftedAppeal,
  nothingToAppeal,
  openAppeal,
  postAppeal,
  publishingAppeal,
  scheduledAppeal,
  supersededAppeal,
  takenDownPost,
  tooSoonAppeal,
  upheldAppeal,
  withdrawnAppeal,
} from '#contract/examples/posts/appeals.ts';
import { Failure } from '#domain/contract/failure.ts';
import { postAppealMachine } from '#machines/flow/posts/post-appeal.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { PostAppealScreen } from '#src/features/posts/appeal/post-appeal-screen.tsx';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import { type ScreenStory, screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Posts/Second review' };

type Context = ContextFrom<typeof postAppealMachine>;
type Value = Exclude<StateValueFrom<typeof postAppealMachine>, string>['appeal'];
type UploadValue = StateValueFrom<typeof fileUploadMachine>;
type Upload = { value: UploadValue; failure?: Failure };

const text = 'आँकड़े कृषि विभाग की 12 नवंबर की रिपोर्ट से हैं।';
const picture = { file: { name: 'source.jpg', size: 2_400_000, type: 'image/jpeg' }, key: 'k' };
const pictures = openAppeal.appeal?.pictures ?? [];
const context: Context = {
  postUID: postAppeal().postUID,
  data: postAppeal(),
  text: '',
  pictures: [],
  upload: null,
  sendKey: null,
  tries: 0,
  failure: null,
};
const noNetwork = new Failure({ code: 'network' });

/** The screen in one state of the chart, with the upload of a photo. */
function story(
  appeal: NonNullable<Value>,
  more: Partial<Context> = {},
  upload?: Upload,
): ScreenStory {
  const drawnUpload = upload && {
    value: upload.value,
    context: { ...picture, progress: 0.4, picture: null, failure: upload.failure ?? null },
  };
  const drawn = screenStory(PostAppealScreen, postAppealMachine, {
    value: {
      appeal,
      picture: upload ? { uploading: upload.failure ? 'failed' : 'inProgress' } : 'settled',
    } as StateValueFrom<typeof postAppealMachine>,
    context: { ...context, ...(upload && { upload: picture }), ...more },
    children: { ...(drawnUpload && { upload: drawState(fileUploadMachine, drawnUpload) }) },
  });
  const states = [
    ...[drawn.parameters.state].flat(),
    ...(drawnUpload ? drawnStateNames(fileUploadMachine, drawnUpload) : []),
  ];
  return { ...drawn, parameters: { ...drawn.parameters, state: states } };
}

export const Loading = story('loading', { data: null });
export const LoadFailed = story('loadFailed', { data: null, failure: noNetwork });
export const Unavailable = story('unavailable', { data: nothingToAppeal });
export const TooSoon = story('tooSoon', { data: tooSoonAppeal });
export const Form = story({ form: 'editing' });
export const FormForSuspendedPost = story({ form: 'editing' }, { data: takenDownPost });
export const FormFilled = story({ form: 'editing' }, { text, pictures });
export const UploadingPhoto = story({ form: 'editing' }, { text }, { value: 'uploading' });
export const PhotoWaitsForNetwork = story({ form: 'editing' }, { text }, { value: 'waiting' });
export const PhotoFailed = story(
  { form: 'editing' },
  { text },
  { value: 'failed', failure: new Failure({ code: 'internal-error' }) },
);
export const TextMissing = story(
  { form: 'refused' },
  { failure: new Failure({ code: 'invalid-request', fields: { text: 'required' } }) },
);
export const SendingFailed = story(
  { form: 'failed' },
  { text, failure: new Failure({ code: 'forbidden', status: 403 }) },
);
export const WaitingForPhoto = story('uploading', { text }, { value: 'uploading' });
export const Sending = story('sending', { text, pictures });
export const NotSentYet = story('waiting', { text, pictures, failure: noNetwork });
export const SignInNeeded = story('signInNeeded', { text });
export const Received = story('appealed', { data: openAppeal });
export const Late = story('appealed', {
  data: {
    ...openAppeal,
    appeal: openAppeal.appeal && { ...openAppeal.appeal, dueAt: '2026-11-20T12:00:00.000Z' },
  },
});
export const Upheld = story('appealed', { data: upheldAppeal });
export const Published = story('appealed', { data: publishingAppeal });
export const Scheduled = story('appealed', { data: scheduledAppeal });
export const BecameDraft = story('appealed', { data: draftAppeal });
export const RestrictionLifted = story('appealed', { data: liftedAppeal });
export const LaterDecisionApplies = story('appealed', { data: supersededAppeal });
export const Replaced = story('appealed', { data: withdrawnAppeal });
