import { and, assign, emit, not, type SnapshotFrom, sendTo, setup, stateIn } from 'xstate';
import { Failure, toFailure } from '#domain/failure.ts';
import {
  type BankDetails,
  type BankRequest,
  isOvertaken,
  isSameIntent,
  type Proof,
  problemsIn,
  proofToKeep,
  type Sealed,
  type SealRequest,
  type Submission,
} from './bank-submission.ts';
import { retryPause } from './retry-pause.ts';
import { unprovided } from './unprovided.ts';
import { type PictureFile, type UploadRequest, uploadMachine } from './upload.ts';
import { type WaitingDetails, type WaitingEnd, waitingDetailsMachine } from './waiting-details.ts';

export type Context = {
  ownerUserId: string;
  /** Whoever comes for the form gets it at once; others first see where they stand. */
  opensForm: boolean;
  /** As the server has them, numbers masked. */
  details: BankDetails | null;
  /** When the details were sent that stand here, or stood when the picture was chosen, ISO 8601; null without any. */
  basedOn: string | null;
  /** What was looked through and is not known to have arrived. */
  submission: Submission | null;
  /** What went out open, with its key, and has no answer. */
  unanswered: BankRequest | null;
  failure: Failure | null;
  proof: Proof | null;
  upload: UploadRequest | null;
  /** How often it was asked what became of the submission. */
  tries: number;
  /** What waits on this device, sealed: this, or what another tab has sent before. */
  waiting: WaitingDetails | null;
  /** Why what waited was not taken. */
  refusal: Failure | null;
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

type Input = Pick<Context, 'ownerUserId' | 'opensForm' | 'proof' | 'basedOn'>;
type Found = { waiting: WaitingDetails | null };
type Ended = { end: WaitingEnd };
export const found = ({ event }: { event: { output: WaitingDetails | null } }) => ({ waiting: event.output });
export const sealed = ({ event }: { event: { output: Sealed } }) => event.output;
export const ended = ({ event }: { event: { output: WaitingEnd } }) => ({ end: event.output });
export type UploadNews = { snapshot: SnapshotFrom<typeof uploadMachine> };
export type Caught = { error: unknown };
export const caught = ({ event }: { event: Caught }) => ({ error: event.error });
export const loaded = ({ event }: { event: { output: BankDetails } }) => ({ details: event.output });

/** Nobody knows whether it arrived. */
const unanswered = ['network', 'server-busy', 'database-unavailable', 'storage-full'];
export const requestOf = ({ submission, proof }: Context): BankRequest => {
  if (!submission || !proof) throw new Error('Nothing was submitted.');
  return { ...submission, proofFileId: proof.id };
};

export function sealRequestOf(context: Context): SealRequest {
  const { text, proofFileId } = requestOf(context);
  const { ownerUserId, basedOn } = context;
  return { text, proofFileId, ownerUserId, basedOn };
}

/** As it went out before, where it is the same, with that key. */
function openRequestOf(context: Context): BankRequest {
  const request = requestOf(context);
  return isSameIntent(context.unanswered, request) ? context.unanswered : request;
}

/** A picture that was chosen when other details stood there has gone with those that were sent since. */
function proofBeside({ proof, basedOn }: Context, details: BankDetails): Proof | null {
  return (basedOn === details.submittedAt ? proof : null) ?? proofToKeep(details);
}

/** What the chart `bank-details` is made of. */
export const bankDetailsParts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'details.sent' },
    input: {} as Input,
    children: {} as { upload: 'upload'; waiting: 'waiting' },
    tags: {} as 'screen' | 'busy' | 'form' | 'review' | 'loading' | 'waiting',
  },
  actors: {
    getBankDetails: unprovided<BankDetails>('getBankDetails'),
    saveBankDetails: unprovided<BankDetails, BankRequest>('saveBankDetails'),
    upload: uploadMachine,
    findSealed: unprovided<WaitingDetails | null, { ownerUserId: string }>('findSealed'),
    /** Fetches what sealing takes, so that it works without a network. */
    prepareSealing: unprovided<void>('prepareSealing'),
    /** Seals and keeps for the outbox. Fails where this device cannot seal or keep anything. */
    sealDetails: unprovided<Sealed, SealRequest>('sealDetails'),
    waiting: waitingDetailsMachine,
  },
  guards: {
    isPending: ({ context }) => context.details?.status === 'pending',
    isApproved: ({ context }) => context.details?.status === 'approved',
    isRejected: ({ context }) => context.details?.status === 'rejected',
    wasRefused: ({ context }) => Object.keys(context.refusal?.fields ?? {}).length > 0,
    isFound: (_, { waiting }: Found) => waiting !== null,
    hasArrived: ({ context }, { details }: { details: BankDetails }) =>
      context.waiting !== null && details.status === 'pending',
    /** Taken back, but the server may have others than stood on the page. */
    isStale: ({ context }, { end }: Ended) =>
      end.outcome === 'takenBack' && (context.details === null || end.isOvertaken),
    isTakenBack: (_, { end }: Ended) => end.outcome === 'takenBack',
    isGone: (_, { end }: Ended) => end.outcome === 'gone',
    isKept: (_, { isKept }: Sealed) => isKept,
    wasSentOpen: ({ context }) => isSameIntent(context.unanswered, requestOf(context)),
    isSentAgain: and(['isProofThere', 'wasSentOpen']),
    wantsForm: ({ context }) => context.opensForm,
    isWrong: ({ context }, submission: Submission) => Object.keys(problemsIn(context, submission)).length > 0,
    hasProof: ({ context }) => context.proof !== null,
    mayLeaveForm: ({ context }) => !context.opensForm || context.details?.status === 'approved',
    isSessionLost: (_, { error }: Caught) => toFailure(error).code === 'unauthenticated',
    isOvertaken: (_, { error }: Caught) => isOvertaken(toFailure(error)),
    isUnanswered: (_, { error }: Caught) => unanswered.includes(toFailure(error).code),
    isRefused: (_, { error }: Caught) => Object.keys(toFailure(error).fields ?? {}).length > 0,
    isUploaded: (_, { snapshot }: UploadNews) => snapshot.context.picture !== null,
    isUploadFailed: (_, { snapshot }: UploadNews) => snapshot.hasTag('failed'),
    isProofTravelling: stateIn({ proof: { uploading: 'travelling' } }),
    isProofThere: and([stateIn({ proof: 'settled' }), 'hasProof']),
    isProofStill: not('isProofTravelling'),
  },
  actions: {
    keepDetails: assign(({ context }, { details }: { details: BankDetails }) => ({
      details,
      basedOn: details.submittedAt,
      submission: null,
      unanswered: null,
      failure: null,
      waiting: null,
      proof: proofBeside(context, details),
    })),
    keepWaiting: assign((_, { waiting }: Found) => ({ waiting, refusal: null })),
    keepRefusal: assign((_, { end }: Ended) => ({
      waiting: null,
      submission: null,
      refusal: end.refusal,
    })),
    showRefusal: assign(({ context }) => ({ failure: context.refusal, refusal: null })),
    forgetProof: assign({ proof: null, upload: null }),
    keepSubmission: assign((_, { text, key }: Submission) => ({ submission: { text, key }, failure: null })),
    noteUnanswered: assign(({ context }) => ({ unanswered: openRequestOf(context) })),
    noteAnswered: assign({ unanswered: null }),
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
    /** Scripts that do not come, or a device that does not answer. */
    sealingLimit: 30_000,
    askAgainAfter: ({ context }) => retryPause(context, 30_000),
  },
});

function proofOf({ context: { picture } }: UploadNews['snapshot']): Proof | null {
  if (picture === null) return null;
  const { id, name, url, status, width, height, format } = picture;
  return { id, name, url, status, width, height, format };
}
