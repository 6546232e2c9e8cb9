import { parse } from 'valibot';
import { assign, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { profileForm } from '#domain/forms/profile.ts';
import { fieldProblems } from '#domain/forms/schema.ts';
import { handleProblem, normaliseHandle } from '#domain/handle.ts';
import type { components, operations } from '#generated/contract.ts';
import { type CropShape, cropMachine } from './crop.ts';
import { createRecordForm, type SaveRequest } from './record-form.ts';
import { unprovided } from './unprovided.ts';
import { type PictureFile, type UploadedPicture, type UploadRequest, uploadMachine } from './upload.ts';

export type Profile = components['schemas']['Profile'];
export type ProfileInput = components['schemas']['ProfileInput'];
export type HandleAnswer = operations['checkHandle']['responses'][200]['content']['application/json']['data'];

/** What the person types and ticks. */
export type ProfileText = {
  name: string;
  handle: string;
  bio: string;
  languages: string[];
  socialProfileLink: string;
  isAdult: boolean;
};

/** Which picture the profile is to have. */
export type PictureChoice =
  | { kind: 'kept' }
  | { kind: 'removed' }
  | { kind: 'replaced'; picture: UploadedPicture };

export type ProfileValues = ProfileText & { picture: PictureChoice };
export type ProfileRequest = SaveRequest<Profile, ProfileValues>;

/** A portrait: square, shown as a disc; nothing larger is ever shown of a person. */
const portrait: CropShape = { width: 1080, height: 1080, isRound: true };

type Submission = { text: ProfileText; key: string };
type Context = {
  ownHandle: string | null;
  /** As it was last typed, in the form in which it is kept. */
  handle: string;
  answer: HandleAnswer | null;
  picture: PictureChoice;
  upload: UploadRequest | null;
  /** Waits for the picture. */
  submission: Submission | null;
};

type GlobalEvent =
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Event =
  | GlobalEvent
  | { type: 'handle.typed'; handle: string }
  | ({ type: 'profile.submitted' } & Submission)
  | { type: 'picture.chosen'; file: PictureFile; key: string }
  | { type: 'picture.removed' }
  | { type: 'picture.dismissed' }
  | { type: 'retry.requested' };

type Cut = { event: { output: PictureFile | null } };
const cut = ({ event }: Cut) => ({ file: event.output });
type UploadNews = { snapshot: SnapshotFrom<typeof uploadMachine> };
type Answered = { event: { output: HandleAnswer } };
const answered = ({ event }: Answered) => ({ answer: event.output });

/** Which operation saves the profile: it is registered once, and updated from then on. */
export function savingOperation({
  workApproval,
}: Pick<Profile, 'workApproval'>): 'register' | 'updateProfile' {
  return workApproval === 'none' ? 'register' : 'updateProfile';
}

/** The profile as its form begins: with what the creator proposed last, where staff have not approved it. */
export function editedProfile(profile: Profile): Profile {
  const { change } = profile;
  if (!change) return profile;
  return { ...profile, name: change.name, handle: change.handle, profileImage: change.profileImage };
}

/**
 * What is sent for a request: trimmed, in the shape of the contract.
 * @throws when a rule is broken, which the chart does not let happen.
 */
export function profileInput({ subject, values: { picture, ...text } }: ProfileRequest): ProfileInput {
  const kept = picture.kind === 'kept' ? (editedProfile(subject).profileImage?.id ?? null) : null;
  const profileImageId = picture.kind === 'replaced' ? picture.picture.id : kept;
  return parse(profileForm, { ...text, profileImageId });
}

/** The chart `record-form` of a creator's own profile. A profile that waits or is approved is read first. */
export const createProfileRecord = () =>
  createRecordForm<Profile, ProfileValues>({
    problemsOf: ({ picture: _, ...text }) => fieldProblems(profileForm, { ...text, profileImageId: null }),
    opensToRead: ({ workApproval }) => workApproval === 'pending' || workApproval === 'approved',
  });

/** The creator's profile: the record with its form, the handle checked while it is typed, the picture on its way. */
export const profileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { ownHandle: string | null },
    children: {} as { record: 'record'; crop: 'crop'; upload: 'upload' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    record: createProfileRecord(),
    crop: cropMachine,
    upload: uploadMachine,
    checkHandle: unprovided<HandleAnswer, { handle: string }>('checkHandle'),
  },
  guards: {
    isNothingToCheck: ({ context }, { handle }: { handle: string }) =>
      ['', context.ownHandle].includes(normaliseHandle(handle)),
    isMalformed: ({ context }) => handleProblem(context.handle) !== null,
    isAvailable: (_, { answer }: { answer: HandleAnswer }) => answer.available,
    isTaken: (_, { answer }: { answer: HandleAnswer }) => answer.reason === 'taken',
    isPicture: (_, { file }: { file: PictureFile | null }) => file !== null,
    isUploaded: (_, { snapshot }: UploadNews) => snapshot.context.picture !== null,
    isUploadFailed: (_, { snapshot }: UploadNews) => snapshot.hasTag('failed'),
    isPictureTravelling: stateIn({ picture: { uploading: 'travelling' } }),
    isPictureStuck: stateIn({ picture: { uploading: 'stuck' } }),
    isPictureSettled: stateIn({ picture: 'settled' }),
  },
  actions: {
    keepHandle: assign((_, { handle }: { handle: string }) => ({
      handle: normaliseHandle(handle),
      answer: null,
    })),
    keepAnswer: assign((_, { answer }: { answer: HandleAnswer }) => ({ answer })),
    keepFile: assign((_, { file, key }: UploadRequest) => ({ upload: { file, key } })),
    keepCut: assign(({ context: { upload } }, { file }: { file: PictureFile | null }) =>
      upload && file ? { upload: { ...upload, file } } : {},
    ),
    keepPicture: assign((_, { snapshot }: UploadNews) => {
      const { picture } = snapshot.context;
      return picture === null ? {} : { picture: { kind: 'replaced' as const, picture }, upload: null };
    }),
    removePicture: assign({ picture: { kind: 'removed' as const }, upload: null }),
    forgetFile: assign({ upload: null }),
    keepSubmission: assign((_, { text, key }: Submission) => ({ submission: { text, key } })),
    sendToRecord: sendTo('record', ({ context }) => {
      if (context.submission === null) throw new Error('Nothing was submitted.');
      const { text, key } = context.submission;
      return { type: 'values.submitted' as const, values: { ...text, picture: context.picture }, key };
    }),
    forgetSubmission: assign({ submission: null }),
    tellRecord: sendTo('record', ({ event }) => event as GlobalEvent),
    tellUpload: sendTo('upload', ({ event }) => event as GlobalEvent),
  },
  delays: { typingPause: 400 },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({
    ownHandle: input.ownHandle,
    handle: '',
    answer: null,
    picture: { kind: 'kept' },
    upload: null,
    submission: null,
  }),
  type: 'parallel',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    record: {
      initial: 'open',
      states: {
        open: {
          invoke: { src: 'record', id: 'record', input: { id: null }, onError: 'broken' },
          initial: 'ready',
          on: {
            'session.expired': { actions: 'tellRecord' },
            'session.restored': { actions: 'tellRecord' },
            'network.online': { actions: 'tellRecord' },
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
              description: 'Not seen: a picture on its way goes first.',
              always: [
                { guard: 'isPictureTravelling', target: 'waitingForPicture' },
                { target: 'ready', actions: ['sendToRecord', 'forgetSubmission'] },
              ],
            },
            waitingForPicture: {
              tags: ['screen', 'busy'],
              description: 'The form, whose button is busy and says that the picture goes first.',
              always: [
                { guard: 'isPictureSettled', target: 'ready', actions: ['sendToRecord', 'forgetSubmission'] },
                { guard: 'isPictureStuck', target: 'ready', actions: 'forgetSubmission' },
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
      initial: 'settled',
      on: {
        'picture.chosen': {
          target: '.cropping',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
        'picture.removed': { target: '.settled', actions: 'removePicture' },
      },
      states: {
        settled: { description: 'The picture that the profile has or is to have, or a letter in its place.' },
        cropping: {
          description: 'The chart crop, in a dialog: which part of the picture is shown.',
          invoke: {
            src: 'crop',
            id: 'crop',
            input: ({ context }) => {
              if (context.upload === null) throw new Error('No file was chosen.');
              return { file: context.upload.file, shape: portrait };
            },
            onDone: [
              {
                guard: { type: 'isPicture', params: cut },
                target: 'uploading',
                actions: { type: 'keepCut', params: cut },
              },
              { target: 'settled', actions: 'forgetFile' },
            ],
            // Without the chart of the crop the whole picture goes.
            onError: 'uploading',
          },
        },
        uploading: {
          initial: 'travelling',
          invoke: {
            src: 'upload',
            id: 'upload',
            input: ({ context }) => {
              if (context.upload === null) throw new Error('No file was chosen.');
              return context.upload;
            },
            onSnapshot: [
              {
                guard: { type: 'isUploaded', params: ({ event }) => event },
                target: 'settled',
                actions: { type: 'keepPicture', params: ({ event }) => event },
              },
              { guard: { type: 'isUploadFailed', params: ({ event }) => event }, target: '.stuck' },
              { target: '.travelling' },
            ],
            onError: '.stuck',
          },
          on: {
            'picture.dismissed': { target: 'settled', actions: 'forgetFile' },
            'session.expired': { actions: 'tellUpload' },
            'session.restored': { actions: 'tellUpload' },
            'network.online': { actions: 'tellUpload' },
          },
          states: {
            travelling: {
              tags: 'screen',
              description: 'A bar that grows, or that it waits for the network, and a way to give up.',
            },
            stuck: {
              tags: 'screen',
              description: 'Why the picture was not taken; again, another one, or none.',
            },
          },
        },
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
      },
      states: {
        unchanged: { description: 'Nothing is said of an empty handle, nor of the person’s own.' },
        typing: {
          description: 'Nothing is said while the person types.',
          after: { typingPause: [{ guard: 'isMalformed', target: 'malformed' }, { target: 'checking' }] },
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
        taken: { tags: 'screen', description: 'Says that somebody has it; free ones like it are buttons.' },
        malformed: {
          tags: 'screen',
          description: 'Says what a handle is made of, or that this one is kept back.',
        },
        checkFailed: {
          tags: 'screen',
          description: 'Says that it could not be checked now and will be when the profile is sent.',
          on: { 'network.online': 'checking', 'session.restored': 'checking' },
        },
      },
    },
  },
});
