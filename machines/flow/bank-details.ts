import { and, assign, emit, not, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { Failure, toFailure } from '#domain/failure.ts';
import {
  type BankDetails,
  type BankRequest,
  type Proof,
  problemsIn,
  proofToKeep,
  type Submission,
  sameIntent,
} from './bank-submission.ts';
import { unprovided } from './unprovided.ts';
import { type PictureFile, type UploadRequest, uploadMachine } from './upload.ts';

type Context = {
  /** Whoever comes for the form gets it at once; others first see where they stand. */
  opensForm: boolean;
  /** As the server has them, numbers masked. */
  details: BankDetails | null;
  /** What was looked through and is not known to have arrived. */
  submission: Submission | null;
  failure: Failure | null;
  proof: Proof | null;
  upload: UploadRequest | null;
  /** How often it was asked what became of the submission. */
  tries: number;
};

type GlobalEvent =
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Event =
  | GlobalEvent
  | ({ type: 'details.submitted' } & Submission)
  | { type: 'review.confirmed' }
  | { type: 'edit.requested' }
  /** Somebody follows a link to the form. */
  | { type: 'form.wanted' }
  | { type: 'edit.cancelled' }
  | { type: 'reload.requested' }
  | { type: 'retry.requested' }
  | { type: 'proof.chosen'; file: PictureFile; key: string }
  | { type: 'proof.dismissed' };

type Input = { opensForm: boolean; proof: Proof | null };
type UploadNews = { snapshot: SnapshotFrom<typeof uploadMachine> };
type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });
const loaded = ({ event }: { event: { output: BankDetails } }) => ({ details: event.output });

/** They are not any more what the form was opened on. */
const overtaken = ['transition-not-allowed', 'idempotency-conflict'];
/** Nobody knows whether it arrived. */
const unanswered = ['network', 'server-busy', 'database-unavailable'];
const requestOf = ({ submission, proof }: Context): BankRequest => {
  if (!submission || !proof) throw new Error('Nothing was submitted.');
  return { ...submission, proofFileId: proof.id };
};

/** How the server answers what was sent, at first and when it is asked again. */
const answers = {
  src: 'saveBankDetails',
  input: ({ context }: { context: Context }) => requestOf(context),
  onDone: {
    target: 'deciding',
    actions: [{ type: 'keepDetails', params: loaded }, 'tellSent'],
  },
  onError: [
    { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
    {
      guard: { type: 'isOvertaken', params: caught },
      target: 'conflict',
      actions: { type: 'keepFailure', params: caught },
    },
    {
      guard: { type: 'isUnanswered', params: caught },
      target: 'unknown',
      actions: { type: 'keepFailure', params: caught },
    },
    {
      guard: { type: 'isRefused', params: caught },
      target: 'form.refused',
      actions: { type: 'keepFailure', params: caught },
    },
    { target: 'form.failed', actions: { type: 'keepFailure', params: caught } },
  ],
} as const;

/** Where a creator's money goes: asked for, looked through, sent, waited for, mended; a picture of proof travels beside it. */
export const bankDetailsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'details.sent' },
    input: {} as Input,
    children: {} as { upload: 'upload' },
    tags: {} as 'screen' | 'busy' | 'form' | 'review' | 'loading',
  },
  actors: {
    getBankDetails: unprovided<BankDetails>('getBankDetails'),
    saveBankDetails: unprovided<BankDetails, BankRequest>('saveBankDetails'),
    upload: uploadMachine,
  },
  guards: {
    isPending: ({ context }) => context.details?.status === 'pending',
    isApproved: ({ context }) => context.details?.status === 'approved',
    isRejected: ({ context }) => context.details?.status === 'rejected',
    wantsForm: ({ context }) => context.opensForm,
    isWrong: ({ context }, submission: Submission) => Object.keys(problemsIn(context, submission)).length > 0,
    hasProof: ({ context }) => context.proof !== null,
    mayLeaveForm: ({ context }) => !context.opensForm || context.details?.status === 'approved',
    isSessionLost: (_, { error }: Caught) => toFailure(error).code === 'unauthenticated',
    isOvertaken: (_, { error }: Caught) => overtaken.includes(toFailure(error).code),
    isUnanswered: (_, { error }: Caught) => unanswered.includes(toFailure(error).code),
    isRefused: (_, { error }: Caught) => Object.keys(toFailure(error).fields ?? {}).length > 0,
    isUploaded: (_, { snapshot }: UploadNews) => snapshot.context.picture !== null,
    isUploadFailed: (_, { snapshot }: UploadNews) => snapshot.hasTag('failed'),
    isProofTravelling: stateIn({ proof: { uploading: 'travelling' } }),
    isProofThere: and([stateIn({ proof: 'settled' }), 'hasProof']),
    isProofStuck: not(stateIn({ proof: { uploading: 'travelling' } })),
  },
  actions: {
    keepDetails: assign(({ context }, { details }: { details: BankDetails }) => ({
      details,
      submission: null,
      failure: null,
      proof: context.proof ?? proofToKeep(details),
    })),
    forgetProof: assign({ proof: null, upload: null }),
    keepSubmission: assign(({ context }, submission: Submission) => ({
      submission: sameIntent(context.submission, submission),
      failure: null,
    })),
    keepProblems: assign(({ context }, submission: Submission) => ({
      failure: new Failure({ code: 'invalid-request', fields: problemsIn(context, submission) }),
    })),
    keepMissingProof: assign({
      failure: () => new Failure({ code: 'invalid-request', fields: { proofFileId: 'required' } }),
    }),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forgetTries: assign({ tries: 0 }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    tellSent: emit({ type: 'details.sent' }),
    keepFile: assign((_, { file, key }: UploadRequest) => ({ upload: { file, key } })),
    keepProof: assign((_, { snapshot }: UploadNews) => ({ proof: proofOf(snapshot), upload: null })),
    forgetFile: assign({ upload: null }),
    tellUpload: sendTo('upload', ({ event }) => event as GlobalEvent),
  },
  delays: {
    /** 2, 4, 8 … seconds, half a minute at most. */
    askAgainAfter: ({ context }) => Math.min(30_000, 1000 * 2 ** context.tries),
  },
}).createMachine({
  id: 'bank-details',
  context: ({ input }) => ({
    ...input,
    details: null,
    submission: null,
    failure: null,
    upload: null,
    tries: 0,
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
      initial: 'loading',
      states: {
        loading: {
          tags: ['screen', 'busy', 'loading'],
          description: 'Placeholders in the shape of the details.',
          invoke: {
            src: 'getBankDetails',
            onDone: { target: 'deciding', actions: { type: 'keepDetails', params: loaded } },
            onError: [
              { guard: { type: 'isSessionLost', params: caught }, target: 'loadingAfterSignIn' },
              { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
            ],
          },
        },
        loadingAfterSignIn: {
          tags: ['screen', 'busy', 'loading'],
          description: 'The placeholders stay, while the sign-in lies over the page.',
          on: { 'session.restored': 'loading' },
        },
        loadFailed: {
          tags: 'screen',
          description: 'Why the details could not be shown, with a way to try again.',
          on: { 'retry.requested': 'loading', 'network.online': 'loading' },
        },
        deciding: {
          description: 'Not seen: decides by where the details stand.',
          always: [
            { guard: 'isPending', target: 'pending' },
            { guard: 'isApproved', target: 'approved' },
            { guard: 'wantsForm', target: 'form' },
            { guard: 'isRejected', target: 'rejected' },
            { target: 'missing' },
          ],
        },
        missing: {
          tags: 'screen',
          description: 'What bank details are for, and the way to add them.',
          on: { 'edit.requested': 'form', 'form.wanted': 'form' },
        },
        pending: {
          tags: 'screen',
          description: 'The details masked, since when they wait, and what happens next.',
          entry: 'forgetProof',
          on: { 'reload.requested': 'loading' },
        },
        approved: {
          tags: 'screen',
          description: 'The details masked, that money can be paid, and a way to change them.',
          on: { 'edit.requested': 'form' },
        },
        rejected: {
          tags: 'screen',
          description: 'Why they were refused, the details masked, and the way to mend them.',
          on: { 'edit.requested': 'form', 'form.wanted': 'form' },
        },
        form: {
          tags: 'form',
          initial: 'editing',
          on: {
            'details.submitted': [
              {
                guard: { type: 'isWrong', params: ({ event }) => event },
                target: '.refused',
                actions: { type: 'keepProblems', params: ({ event }) => event },
              },
              {
                target: 'reviewing',
                actions: { type: 'keepSubmission', params: ({ event }) => event },
              },
            ],
            'edit.cancelled': { guard: 'mayLeaveForm', target: 'left', actions: 'forgetFailure' },
          },
          states: {
            editing: { tags: 'screen', description: 'The form, with nothing said against it.' },
            refused: {
              tags: 'screen',
              description: 'The form, and at each wrong field which rule it breaks; the first has the focus.',
            },
            failed: {
              tags: 'screen',
              description: 'The form as it was sent, and above its button why it did not arrive.',
            },
          },
        },
        left: {
          description: 'Not seen: back to where the details stand.',
          always: [
            { guard: 'isApproved', target: 'approved' },
            { guard: 'isRejected', target: 'rejected' },
            { target: 'missing' },
          ],
        },
        reviewing: {
          tags: ['screen', 'review'],
          description: 'What will be sent, to be looked through once more (WCAG 3.3.4).',
          on: { 'review.confirmed': 'confirmed', 'edit.requested': 'form' },
        },
        confirmed: {
          description: 'Not seen: a picture on its way goes first.',
          always: [
            { guard: 'isProofTravelling', target: 'waitingForProof' },
            { guard: 'isProofThere', target: 'sending' },
            { target: 'form.refused', actions: 'keepMissingProof' },
          ],
        },
        waitingForProof: {
          tags: ['screen', 'review', 'busy'],
          description: 'The button is busy; the details follow the picture by themselves.',
          always: [
            { guard: 'isProofThere', target: 'sending' },
            { guard: 'isProofStuck', target: 'form.refused', actions: 'keepMissingProof' },
          ],
          on: { 'edit.requested': 'form' },
        },
        sending: {
          tags: ['screen', 'review', 'busy'],
          description: 'What is sent stays readable; nothing can be pressed twice.',
          entry: ['forgetFailure', 'forgetTries'],
          invoke: answers,
          on: { 'session.expired': 'signInNeeded' },
        },
        unknown: {
          tags: ['screen', 'review'],
          description: 'No reply came, so nobody knows whether they arrived; it is asked by itself.',
          entry: 'countTry',
          after: { askAgainAfter: 'checking' },
          on: {
            'network.online': 'checking',
            'retry.requested': 'checking',
            'edit.requested': 'form',
          },
        },
        checking: {
          tags: ['screen', 'review', 'busy'],
          description: 'The same details once more with the same key: what arrived before is not sent twice.',
          invoke: answers,
          on: { 'session.expired': 'signInNeeded' },
        },
        conflict: {
          tags: ['screen', 'review'],
          description:
            'Says that something was decided or sent meanwhile; what stands there is fetched anew.',
          on: { 'reload.requested': 'loading' },
        },
        signInNeeded: {
          tags: ['screen', 'review', 'busy'],
          description: 'The sign-in lies over the page; then the details go out by themselves.',
          on: { 'session.restored': 'sending' },
        },
      },
    },
    proof: {
      initial: 'settled',
      on: {
        'proof.chosen': {
          target: '.uploading',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
      states: {
        settled: { description: 'The picture that has arrived, or none.' },
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
                actions: { type: 'keepProof', params: ({ event }) => event },
              },
              { guard: { type: 'isUploadFailed', params: ({ event }) => event }, target: '.stuck' },
              { target: '.travelling' },
            ],
            onError: '.stuck',
          },
          on: {
            'proof.dismissed': { target: 'settled', actions: 'forgetFile' },
            'session.expired': { actions: 'tellUpload' },
            'session.restored': { actions: 'tellUpload' },
            'network.online': { actions: 'tellUpload' },
          },
          states: {
            travelling: {
              tags: 'screen',
              description: 'A bar that grows, or that it waits for the network, and a way to stop.',
            },
            stuck: {
              tags: 'screen',
              description: 'Why the picture is not there; again, another one, or the one before.',
            },
          },
        },
      },
    },
  },
});

function proofOf({ context: { picture } }: UploadNews['snapshot']): Proof | null {
  if (picture === null) return null;
  const { id, name, url, status, width, height, format } = picture;
  return { id, name, url, status, width, height, format };
}
