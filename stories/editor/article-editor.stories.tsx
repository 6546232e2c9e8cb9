import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { suggestedPublishTime } from '#domain/post/publish-time.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { publishChoicesMachine } from '#machines/flow/editor/publish-choices.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { versionMachine } from '#src/features/editor/versions/live-version-machine.ts';
import { VersionLoading } from '#src/features/editor/versions/restored-version.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';
import { context, empty, lists, pictureKey, post, saved, travelling, unsaved } from './drafts.ts';
import { EditorInStory } from './story-editor.tsx';

export default { title: 'Editor/Article' };

type Drawn = Parameters<typeof screenStory<typeof postEditorMachine>>[2];
type Context = Partial<ContextFrom<typeof postEditorMachine>>;
/** Names are checked when the story is created: an unknown one throws. */
type Regions = { step?: string; device?: string; remote?: string | Record<string, string> };

const failed = (code: ConstructorParameters<typeof Failure>[0]['code']) => ({
  failure: new Failure({ code }),
});

const choices = drawState(publishChoicesMachine, {
  value: { ready: 'quiet' },
  context: { lists, failure: null, typed: '', suggestions: [] },
});

const story = (value: Drawn['value'], more: Context = {}) =>
  screenStory(EditorInStory, postEditorMachine, {
    value,
    context: { ...context, ...more },
    children: { choices },
  });

/** The editor with some regions in the given states. */
const editorStory = (regions: Regions, more: Context = {}, children: Drawn['children'] = {}) =>
  screenStory(EditorInStory, postEditorMachine, {
    value: {
      withLock: {
        open: {
          step: 'writing',
          device: 'stored',
          remote: 'synced',
          pictures: 'watching',
          checks: 'watching',
          ...regions,
        },
      },
    } as Drawn['value'],
    context: { ...context, ...more },
    children: { choices, ...children },
  });

const upload = drawState(fileUploadMachine, {
  value: 'uploading',
  context: {
    file: { name: 'IMG_20261120.jpg', size: 4_200_000, type: 'image/jpeg' },
    key: pictureKey,
    progress: 0.4,
    picture: null,
    failure: null,
  },
});

export const Opening = story({ opening: 'loadingPost' });
export const SignInToOpen = story('signInToOpen');
export const OpenFailed = story('openFailed', failed('network'));
export const Claiming = story({ withLock: 'acquiringLock' });
export const TakingOver = story({ withLock: { refreshing: 'loadingPost' } } as Drawn['value']);
export const InAnotherTab = story({ withLock: 'inOtherTab' });
export const Blank = editorStory({}, { draft: empty, post: null });
export const Writing = editorStory({});
export const OnThisPhone = editorStory(
  { remote: { waitingToSave: 'pausing' } },
  { draft: unsaved },
);
export const PictureOnItsWay = editorStory(
  { remote: 'savedWithoutMedia' },
  { draft: travelling },
  { [pictureKey]: upload },
);
export const Rejected = editorStory(
  {},
  {
    post: {
      ...post,
      state: 'REJECTED',
      rejection: {
        reasons: ['spelling-mistakes-in-title', 'missing-hyperlinks'],
        note: 'शीर्षक में दो शब्द ठीक करें।',
        permanent: false,
        decidedAt: post.updatedAt,
      },
    },
  },
);
export const WaitingForNetwork = editorStory({ remote: 'waitingForNetwork' }, { draft: unsaved });
export const ServerBusy = editorStory(
  { remote: 'waitingForServer' },
  { draft: unsaved, ...failed('server-busy') },
);
export const Refused = editorStory(
  { remote: 'refused' },
  { draft: unsaved, ...failed('not-found') },
);
export const PhoneFull = editorStory(
  { device: 'full', remote: { waitingToSave: 'pausing' } },
  { draft: unsaved },
);
export const SignInNeeded = editorStory({ remote: 'signInNeeded' }, { draft: unsaved });
export const Conflict = editorStory(
  { remote: 'conflict' },
  { draft: unsaved, serverCopy: { ...post, title: 'बारिश लौटी, किसान खुश', revision: 4 } },
);
export const ConflictWithPictureOnItsWay = editorStory(
  { remote: 'conflict' },
  { draft: travelling, serverCopy: { ...post, title: 'बारिश लौटी, किसान खुश', revision: 4 } },
  { [pictureKey]: upload },
);
export const ServerCopyChosen = editorStory({}, { discardedDraft: unsaved });
export const TitleMissing = editorStory(
  {},
  {
    draft: { ...unsaved, content: { ...unsaved.content, title: '' } },
    fields: { title: 'required' },
  },
);
export const Publishing = editorStory({ step: 'publishing' });
export const PublishFieldsMissing = editorStory(
  { step: 'publishing' },
  {
    fields: {
      locations: 'required',
      language: 'required',
      genre: 'required',
      subGenre: 'required',
    },
  },
);

/** The publish step with a time, as ISO 8601 or '' while no valid one is chosen. */
const choosingTime = (publishAt: string, more: Context = {}) =>
  editorStory(
    { step: 'publishing' },
    { draft: { ...unsaved, content: { ...unsaved.content, publishAt } }, ...more },
  );
const chosenTime = suggestedPublishTime(Date.now());
const passedTime = '2026-11-20T02:30:00.000Z';

export const TimeChosen = choosingTime(chosenTime);
export const TimeMissing = choosingTime('', { fields: { publishAt: 'required' } });
export const TimeTooFarAhead = choosingTime(
  suggestedPublishTime(Date.now() + 120 * 24 * 3_600_000),
  { fields: { publishAt: 'too-late' } },
);
export const ChosenTimePassed = choosingTime(passedTime);

export const AwaitingPictures = editorStory(
  { step: 'publishing', remote: 'awaitingMedia' },
  { draft: travelling },
  { [pictureKey]: upload },
);

const submitting = (state: string, more: Context = {}) =>
  editorStory({ step: 'publishing', remote: { submission: state } }, more);

export const FinishingTheSave = submitting('finishing', { draft: unsaved });
export const NotSentYet = submitting('waiting', { draft: unsaved, ...failed('network') });
export const Sending = submitting('sending');
export const Checking = submitting('checking', failed('network'));
export const CheckWaiting = submitting('checkWaiting', failed('network'));
export const SignInToSend = submitting('signInNeeded');
export const NotApprovedPending = submitting('notApproved');
export const NotApprovedMissing = submitting('notApproved', { profile: 'missing' });
export const SendFailed = submitting('failed', failed('transition-not-allowed'));
export const InReview = story('closed', {
  post: { ...post, state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', actions: [] },
});
const waiting = { actions: ['withdraw' as const, 'schedule' as const, 'unschedule' as const] };
const scheduled = { ...post, ...waiting, state: 'SCHEDULED' as const, publishAt: chosenTime };
export const Scheduled = story('closed', { post: scheduled });
const rejection = {
  reasons: ['incomplete-content' as const],
  note: 'आख़िरी पैराग्राफ़ अधूरा है।',
  permanent: false,
  decidedAt: '2026-11-22T09:30:00.000Z',
};
export const RejectedWhileOpen = story('closed', {
  post: { ...post, state: 'REJECTED', actions: ['save', 'submit'], rejection },
});
export const ApprovedWhileOpen = story('closed', {
  post: { ...post, state: 'PENDING', actions: [] },
});
export const Sent = story(
  { sent: 'cleared' },
  { post: { ...post, state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', actions: [] } },
);
const sentPost = { ...post, ...waiting, state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW' as const };
export const SentWithTime = story(
  { sent: 'cleared' },
  { post: { ...sentPost, publishAt: chosenTime } },
);
export const SentAfterChosenTime = story(
  { sent: 'cleared' },
  { draft: { ...saved, content: { ...saved.content, publishAt: passedTime } }, post: sentPost },
);
export const ScheduledAfterSending = story({ sent: 'cleared' }, { post: scheduled });
export const RejectedAfterSending = story(
  { sent: 'cleared' },
  { post: { ...post, state: 'REJECTED', actions: ['save', 'submit'], rejection } },
);

type ChoicesDrawn = Parameters<typeof drawState<typeof publishChoicesMachine>>[1];

const publishStep = (drawn: ChoicesDrawn, state: string) => {
  const base = editorStory(
    { step: 'publishing' },
    {},
    { choices: drawState(publishChoicesMachine, drawn) },
  );
  return {
    ...base,
    parameters: { ...base.parameters, state: [base.parameters.state, state].flat() },
  };
};
const noLists = { lists: null, failure: null, typed: '', suggestions: [] };

export const ChoicesLoading = publishStep(
  { value: 'loading', context: noLists },
  'publish-choices.loading',
);
export const ChoicesFailed = publishStep(
  { value: 'failed', context: { ...noLists, ...failed('network') } },
  'publish-choices.failed',
);
export const ChoicesReady = publishStep(
  {
    value: { ready: 'quiet' },
    context: { ...noLists, lists, suggestions: ['बारिश', 'बारिश2026'] },
  },
  'publish-choices.ready',
);

const takenVersion = { filters: { postUID: post.postUID, revision: 3 }, data: null, failure: null };

export const EarlierVersionComing = screenStory(VersionLoading, versionMachine, {
  value: 'loading',
  context: takenVersion,
});
export const EarlierVersionFailed = screenStory(VersionLoading, versionMachine, {
  value: 'failed',
  context: { ...takenVersion, ...failed('network') },
});
