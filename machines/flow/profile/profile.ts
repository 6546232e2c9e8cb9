import { assign, or, sendTo, setup, stateIn } from 'xstate';
import { handleProblem, normaliseHandle } from '#domain/person/handle.ts';
import type { operations } from '#generated/contract.ts';
import { cropMachine, portraitShape } from '#machines/kit/crop.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { type UploadSnapshot, uploadGuards, uploadState } from '#machines/kit/upload-state.ts';
import {
  createProfileRecord,
  type PictureChoice,
  type ProfileFormValues,
} from './profile-values.ts';

export {
  createProfileRecord,
  editedProfile,
  type PictureChoice,
  type Profile,
  type ProfileFormValues,
  type ProfileInput,
  type ProfileRequest,
  type ProfileValues,
  profileInput,
  savingOperation,
} from './profile-values.ts';

export type HandleSuggestions =
  operations['suggestHandles']['responses'][200]['content']['application/json']['data'];
export type HandleAvailability =
  operations['checkHandle']['responses'][200]['content']['application/json']['data'];

type Submission = { text: ProfileFormValues; key: string };
type Input = { ownHandle: string | null; ownerUserId: string };
type Context = Input & {
  /** As it was last typed, in the form in which it is kept. */
  handle: string;
  answer: HandleAvailability | null;
  /** The name for which handles are suggested. */
  name: string;
  /** Handles made of the name, best first. */
  suggestions: string[];
  picture: PictureChoice;
  upload: UploadRequest | null;
  /** The picture was chosen before the page was opened again. */
  isPictureRestored: boolean;
  /** Waits for the picture. */
  submission: Submission | null;
};

type Event =
  | GlobalEvent
  | { type: 'handle.typed'; handle: string }
  | { type: 'name.typed'; name: string }
  | ({ type: 'profile.submitted' } & Submission)
  | { type: 'picture.chosen'; file: PictureFile; key: string }
  | { type: 'picture.removed' }
  | { type: 'picture.reset' }
  | { type: 'picture.dismissed' }
  | { type: 'retry.requested' };

type CropDone = { event: { output: PictureFile | null } };
const cropped = ({ event }: CropDone) => ({ file: event.output });
type RestoreDone = { event: { output: UploadRequest | null } };
const restored = ({ event }: RestoreDone) => ({ upload: event.output });
type Answered = { event: { output: HandleAvailability } };
const answered = ({ event }: Answered) => ({ answer: event.output });

const pictureUpload = uploadState();
const pictureUploadEvents = {
  ...pictureUpload.on,
  'picture.dismissed': { target: 'settled', actions: ['clearFile', 'discardStoredPicture'] },
} as const;

/**
 * The creator's profile: the record with its form, the handle checked while it is typed, the
 * picture on its way.
 */
export const profileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as { record: 'record'; crop: 'crop'; upload: 'upload' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    record: createProfileRecord(),
    crop: cropMachine,
    upload: fileUploadMachine,
    checkHandle: requiredActor<HandleAvailability, { handle: string }>('checkHandle'),
    suggestHandles: requiredActor<HandleSuggestions, { name: string }>('suggestHandles'),
    /** The picture that was chosen earlier on this device, but not sent with a profile. */
    readStoredPicture: requiredActor<UploadRequest | null, { ownerUserId: string }>(
      'readStoredPicture',
    ),
  },
  guards: {
    isNothingToCheck: ({ context }, { handle }: { handle: string }) =>
      ['', context.ownHandle].includes(normaliseHandle(handle)),
    hasHandle: ({ context }) => context.handle !== '',
    hasNoName: (_, { name }: { name: string }) => name.trim() === '',
    isMalformed: ({ context }) => handleProblem(context.handle) !== null,
    isAvailable: (_, { answer }: { answer: HandleAvailability }) => answer.available,
    isTaken: (_, { answer }: { answer: HandleAvailability }) => answer.reason === 'taken',
    isPicture: (_, { file }: { file: PictureFile | null }) => file !== null,
    ...uploadGuards,
    isStored: (_, { upload }: { upload: UploadRequest | null }) => upload !== null,
    isPictureUnfinished: or([
      stateIn({ picture: 'restoring' }),
      stateIn({ picture: { uploading: 'inProgress' } }),
    ]),
    isPictureUploadFailed: stateIn({ picture: { uploading: 'failed' } }),
    isPictureSettled: stateIn({ picture: 'settled' }),
  },
  actions: {
    keepHandle: assign((_, { handle }: { handle: string }) => ({
      handle: normaliseHandle(handle),
      answer: null,
    })),
    keepName: assign((_, { name }: { name: string }) => ({ name, suggestions: [] })),
    keepSuggestions: assign((_, { suggestions }: HandleSuggestions) => ({ suggestions })),
    keepAnswer: assign((_, { answer }: { answer: HandleAvailability }) => ({ answer })),
    keepFile: assign((_, { file, key }: UploadRequest) => ({
      upload: { file, key },
      isPictureRestored: false,
    })),
    keepRestored: assign((_, { upload }: { upload: UploadRequest | null }) => ({
      upload,
      isPictureRestored: true,
    })),
    /** Provided by the page: keeps the picture on this device, until the profile has arrived. */
    storePicture: () => {},
    /** Provided by the page: removes what `storePicture` has kept. */
    discardStoredPicture: () => {},
    keepCroppedFile: assign(({ context: { upload } }, { file }: { file: PictureFile | null }) =>
      upload && file ? { upload: { ...upload, file } } : {},
    ),
    keepPicture: assign((_, { snapshot }: UploadSnapshot) => {
      const { picture } = snapshot.context;
      return picture === null
        ? {}
        : { picture: { kind: 'replaced' as const, picture }, upload: null };
    }),
    removePicture: assign({
      picture: { kind: 'removed' as const },
      upload: null,
      isPictureRestored: false,
    }),
    resetPicture: assign({
      picture: { kind: 'kept' as const },
      upload: null,
      isPictureRestored: false,
    }),
    clearFile: assign({ upload: null, isPictureRestored: false }),
    keepSubmission: assign((_, { text, key }: Submission) => ({ submission: { text, key } })),
    sendToRecord: sendTo('record', ({ context }) => {
      if (context.submission === null) throw new Error('Nothing was submitted.');
      const { text, key } = context.submission;
      return {
        type: 'values.submitted' as const,
        values: { ...text, picture: context.picture },
        key,
      };
    }),
    clearSubmission: assign({ submission: null }),
    forwardToRecord: sendTo('record', ({ event }) => event as GlobalEvent),
    forwardToUpload: sendTo('upload', ({ event }) => event as GlobalEvent),
  },
  delays: { typingDebounce: 400 },
}).createMachine({
  id: 'profile',
  description: "Edits a creator's profile: fields, handle check and picture.",
  context: ({ input }) => ({
    ...input,
    handle: '',
    name: '',
    suggestions: [],
    answer: null,
    picture: { kind: 'kept' },
    upload: null,
    isPictureRestored: false,
    submission: null,
  }),
  type: 'parallel',
  on: ignoreGlobalEvents,
  states: {
    record: {
      initial: 'open',
      states: {
        open: {
          invoke: { src: 'record', id: 'record', input: { id: null }, onError: 'broken' },
          initial: 'ready',
          on: {
            'session.expired': { actions: 'forwardToRecord' },
            'session.restored': { actions: 'forwardToRecord' },
            'network.online': { actions: 'forwardToRecord' },
          },
          states: {
            ready: {
              description: 'The chart record-form: the profile to read, as a form, or on its way.',
              on: {
                'profile.submitted': {
                  target: 'submitted',
                  actions: { type: 'keepSubmission', params: ({ event }) => event },
                },
              },
            },
            submitted: {
              description: 'Not visible: an unfinished picture is sent first.',
              always: [
                { guard: 'isPictureUnfinished', target: 'waitingForPicture' },
                { target: 'ready', actions: ['sendToRecord', 'clearSubmission'] },
              ],
            },
            waitingForPicture: {
              tags: ['screen', 'busy'],
              description: 'The form with a busy button that waits for the picture.',
              always: [
                {
                  guard: 'isPictureSettled',
                  target: 'ready',
                  actions: ['sendToRecord', 'clearSubmission'],
                },
                { guard: 'isPictureUploadFailed', target: 'ready', actions: 'clearSubmission' },
              ],
            },
          },
        },
        broken: {
          tags: 'screen',
          description: 'Says that something went wrong, with a way to open the profile again.',
          on: { 'retry.requested': 'open' },
        },
      },
    },
    picture: {
      initial: 'restoring',
      on: {
        'picture.chosen': {
          target: '.cropping',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
        'picture.removed': {
          target: '.settled',
          actions: ['removePicture', 'discardStoredPicture'],
        },
        'picture.reset': { target: '.settled', actions: ['resetPicture', 'discardStoredPicture'] },
      },
      states: {
        restoring: {
          description: 'Not visible: looks on the device for a picture that was chosen earlier.',
          invoke: {
            src: 'readStoredPicture',
            input: ({ context: { ownerUserId } }) => ({ ownerUserId }),
            onDone: [
              {
                guard: { type: 'isStored', params: restored },
                target: 'uploading',
                actions: { type: 'keepRestored', params: restored },
              },
              { target: 'settled' },
            ],
            onError: 'settled',
          },
        },
        settled: {
          description: 'The picture that the profile has or is to have, or a letter in its place.',
        },
        cropping: {
          description: 'The chart crop, in a dialog: which part of the picture is shown.',
          invoke: {
            src: 'crop',
            id: 'crop',
            input: ({ context }) => {
              if (context.upload === null) throw new Error('No file was chosen.');
              return { file: context.upload.file, shape: portraitShape };
            },
            onDone: [
              {
                guard: { type: 'isPicture', params: cropped },
                target: 'uploading',
                actions: { type: 'keepCroppedFile', params: cropped },
              },
              { target: 'settled', actions: 'clearFile' },
            ],
            // Without the chart of the crop the whole picture is used.
            onError: 'uploading',
          },
        },
        uploading: { ...pictureUpload, entry: 'storePicture', on: pictureUploadEvents },
      },
    },
    handle: {
      initial: 'unchanged',
      on: {
        'handle.typed': [
          {
            guard: { type: 'isNothingToCheck', params: ({ event }) => event },
            target: '.unchanged',
            actions: { type: 'keepHandle', params: ({ event }) => event },
          },
          {
            target: '.typing',
            actions: { type: 'keepHandle', params: ({ event }) => event },
          },
        ],
        'name.typed': [
          { guard: 'hasHandle' },
          {
            guard: { type: 'hasNoName', params: ({ event }) => event },
            target: '.unchanged',
            actions: { type: 'keepName', params: ({ event }) => event },
          },
          {
            target: '.awaitingName',
            actions: { type: 'keepName', params: ({ event }) => event },
          },
        ],
      },
      states: {
        unchanged: { description: 'Nothing is said of an empty handle, nor of the person’s own.' },
        awaitingName: {
          description: 'No handle yet; the name is being typed.',
          after: { typingDebounce: 'suggesting' },
        },
        suggesting: {
          description: 'Not visible: asks for handles made of the name.',
          invoke: {
            src: 'suggestHandles',
            input: ({ context }) => ({ name: context.name }),
            onDone: {
              target: 'suggested',
              actions: { type: 'keepSuggestions', params: ({ event }) => event.output },
            },
            // People can always think of a handle themselves.
            onError: 'suggestionsFailed',
          },
        },
        suggestionsFailed: {
          description: 'Not visible: asks again when the network or the session is back.',
          on: { 'network.online': 'suggesting', 'session.restored': 'suggesting' },
        },
        suggested: { tags: 'screen', description: 'Offers free handles made of the name.' },
        typing: {
          description: 'Nothing is said while the person types.',
          after: {
            typingDebounce: [{ guard: 'isMalformed', target: 'malformed' }, { target: 'checking' }],
          },
        },
        checking: {
          tags: 'screen',
          description: '"Checking…" below the handle.',
          invoke: {
            src: 'checkHandle',
            input: ({ context }) => ({ handle: context.handle }),
            onDone: [
              {
                guard: { type: 'isAvailable', params: answered },
                target: 'available',
                actions: { type: 'keepAnswer', params: answered },
              },
              {
                guard: { type: 'isTaken', params: answered },
                target: 'taken',
                actions: { type: 'keepAnswer', params: answered },
              },
              { target: 'malformed', actions: { type: 'keepAnswer', params: answered } },
            ],
            onError: 'checkFailed',
          },
        },
        available: { tags: 'screen', description: 'Says that the handle is free.' },
        taken: {
          tags: 'screen',
          description: 'Says that it is taken, with free alternatives as buttons.',
        },
        malformed: {
          tags: 'screen',
          description: 'Says which characters a handle may have, or that this one is reserved.',
        },
        checkFailed: {
          tags: 'screen',
          description: 'Says that it will be checked when the profile is sent.',
          on: { 'network.online': 'checking', 'session.restored': 'checking' },
        },
      },
    },
  },
});
