import { and, assign, emit, not, sendTo, setup, stateIn } from 'xstate';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import { type Caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import {
  fileUploadMachine,
  type PictureFile,
  type UploadRequest,
} from '#machines/kit/file-upload.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';
import { type UploadSnapshot, uploadGuards } from '#machines/kit/upload-state.ts';
import {
  type BankDetails,
  type BankRequest,
  bankDetailsProblems,
  isConflictFailure,
  isSameIntent,
  type Proof,
  reusableProof,
  type Sealed,
  type SealRequest,
  type Submission,
} from './bank-details-submission.ts';
import { type QueuedDetailsOutcome, queuedBankDetailsMachine } from './queued-bank-details.ts';
import type { QueuedBankDetails } from './queued-bank-details-command.ts';

export type Context = {
  ownerUserId: string;
  /** People who came for the form get it at once. Others see the status first. */
  opensForm: boolean;
  /** As the server has them, numbers masked. */
  details: BankDetails | null;
  /**
   * The `submittedAt` of the details that the form started from; at first, of those for which the
   * kept picture was chosen. Null without any.
   */
  basedOn: string | null;
  /** The reviewed details that are not known to have arrived. */
  submission: Submission | null;
  /** What went out open, with its key, and has no answer. */
  unanswered: BankRequest | null;
  failure: Failure | null;
  proof: Proof | null;
  upload: UploadRequest | null;
  /** How often the result of the submission was requested. */
  tries: number;
  /** What waits on this device, sealed: this, or what another tab has sent before. */
  queued: QueuedBankDetails | null;
  /** Why what waited was not taken. */
  refusal: Failure | null;
};

type Event =
  | GlobalEvent
  | ({ type: 'details.submitted' } & Submission)
  | { type: 'review.confirmed' }
  | { type: 'edit.requested' }
  /** Somebody follows a link to the form. */
  | { type: 'form.requested' }
  | { type: 'edit.cancelled' }
  | { type: 'reload.requested' }
  | { type: 'retry.requested' }
  | { type: 'picture.chosen'; file: PictureFile; key: string }
  | { type: 'picture.dismissed' };

type Input = Pick<Context, 'ownerUserId' | 'opensForm' | 'proof' | 'basedOn'>;
type Found = { queued: QueuedBankDetails | null };
type Ended = { end: QueuedDetailsOutcome };
export const found = ({ event }: { event: { output: QueuedBankDetails | null } }) => ({
  queued: event.output,
});
export const sealed = ({ event }: { event: { output: Sealed } }) => event.output;
export const ended = ({ event }: { event: { output: QueuedDetailsOutcome } }) => ({
  end: event.output,
});
export const loaded = ({ event }: { event: { output: BankDetails } }) => ({
  details: event.output,
});

export const toBankRequest = ({ submission, proof }: Context): BankRequest => {
  if (!submission || !proof) throw new Error('Nothing was submitted.');
  return { ...submission, proofFileId: proof.id };
};

export function toSealRequest(context: Context): SealRequest {
  const { text, proofFileId } = toBankRequest(context);
  const { ownerUserId, basedOn } = context;
  return { text, proofFileId, ownerUserId, basedOn };
}

/** As it went out before, where it is the same, with that key. */
function toUnsealedRequest(context: Context): BankRequest {
  const request = toBankRequest(context);
  return isSameIntent(context.unanswered, request) ? context.unanswered : request;
}

/** The kept picture, unless other details were submitted after it was chosen. */
function matchingProof({ proof, basedOn }: Context, details: BankDetails): Proof | null {
  return (basedOn === details.submittedAt ? proof : null) ?? reusableProof(details);
}

/** What the chart `bank-details` is made of. */
export const bankDetailsSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'details.sent' },
    input: {} as Input,
    children: {} as { upload: 'upload'; waiting: 'waiting' },
    tags: {} as 'screen' | 'busy' | 'form' | 'review' | 'loading' | 'waiting',
  },
  actors: {
    getBankDetails: requiredActor<BankDetails>('getBankDetails'),
    saveBankDetails: requiredActor<BankDetails, BankRequest>('saveBankDetails'),
    upload: fileUploadMachine,
    findSealed: requiredActor<QueuedBankDetails | null, { ownerUserId: string }>('findSealed'),
    /** Fetches what sealing takes, so that it works without a network. */
    prepareSealing: requiredActor<void>('prepareSealing'),
    /** Seals and keeps for the outbox. Fails where this device cannot seal or keep anything. */
    sealDetails: requiredActor<Sealed, SealRequest>('sealDetails'),
    waiting: queuedBankDetailsMachine,
  },
  guards: {
    isPending: ({ context }) => context.details?.status === 'pending',
    isApproved: ({ context }) => context.details?.status === 'approved',
    isRejected: ({ context }) => context.details?.status === 'rejected',
    wasRefused: ({ context }) => Object.keys(context.refusal?.fields ?? {}).length > 0,
    isFound: (_, { queued }: Found) => queued !== null,
    hasArrived: ({ context }, { details }: { details: BankDetails }) =>
      context.queued !== null && details.status === 'pending',
    /** Withdrawn, but the server may have other details than the page showed. */
    isStale: ({ context }, { end }: Ended) =>
      end.outcome === 'withdrawn' && (context.details === null || end.isConflict),
    isWithdrawn: (_, { end }: Ended) => end.outcome === 'withdrawn',
    isGone: (_, { end }: Ended) => end.outcome === 'removed',
    isKept: (_, { isStored }: Sealed) => isStored,
    wasSentUnsealed: ({ context }) => isSameIntent(context.unanswered, toBankRequest(context)),
    isResend: and(['isProofUploaded', 'wasSentUnsealed']),
    isFormRequested: ({ context }) => context.opensForm,
    isInvalid: ({ context }, submission: Submission) =>
      Object.keys(bankDetailsProblems(context, submission)).length > 0,
    hasProof: ({ context }) => context.proof !== null,
    mayLeaveForm: ({ context }) => !context.opensForm || context.details?.status === 'approved',
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isConflict: (_, { error }: Caught) => isConflictFailure(toFailure(error)),
    /** It may have arrived, or the server takes it later. */
    isUnanswered: (_, { error }: Caught) => isTransient(error),
    hasFieldErrors: (_, { error }: Caught) => Object.keys(toFailure(error).fields ?? {}).length > 0,
    ...uploadGuards,
    isProofUploading: stateIn({ proof: { uploading: 'inProgress' } }),
    isProofUploaded: and([stateIn({ proof: 'settled' }), 'hasProof']),
    isProofIdle: not('isProofUploading'),
  },
  actions: {
    keepDetails: assign(({ context }, { details }: { details: BankDetails }) => ({
      details,
      basedOn: details.submittedAt,
      submission: null,
      unanswered: null,
      failure: null,
      queued: null,
      proof: matchingProof(context, details),
    })),
    keepWaiting: assign((_, { queued }: Found) => ({ queued, refusal: null })),
    keepRefusal: assign((_, { end }: Ended) => ({
      queued: null,
      submission: null,
      refusal: end.refusal,
    })),
    showRefusal: assign(({ context }) => ({ failure: context.refusal, refusal: null })),
    clearProof: assign({ proof: null, upload: null }),
    keepSubmission: assign((_, { text, key }: Submission) => ({
      submission: { text, key },
      failure: null,
    })),
    recordUnanswered: assign(({ context }) => ({ unanswered: toUnsealedRequest(context) })),
    clearUnanswered: assign({ unanswered: null }),
    keepProblems: assign(({ context }, submission: Submission) => ({
      failure: new Failure({
        code: 'invalid-request',
        fields: bankDetailsProblems(context, submission),
      }),
    })),
    keepMissingProof: assign({
      failure: () => new Failure({ code: 'invalid-request', fields: { proofFileId: 'required' } }),
    }),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    clearTries: assign({ tries: 0 }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    /**
     * Provided by the page: keeps the proof that has arrived for a reload, and forgets what was
     * typed on other details than these.
     */
    storeFormDraft: () => {},
    emitSent: emit({ type: 'details.sent' }),
    keepFile: assign((_, { file, key }: UploadRequest) => ({ upload: { file, key } })),
    keepPicture: assign(({ context }, { snapshot }: UploadSnapshot) => ({
      proof: uploadedProof(snapshot),
      upload: null,
      failure: withoutProofProblem(context.failure),
    })),
    clearFile: assign({ upload: null }),
    forwardToUpload: sendTo('upload', ({ event }) => event as GlobalEvent),
  },
  delays: {
    /** Scripts that do not come, or a device that does not answer. */
    sealingTimeout: 30_000,
    retryDelay: ({ context }) => retryDelay(context, 30_000),
  },
});

function uploadedProof({ context: { picture } }: UploadSnapshot['snapshot']): Proof | null {
  if (picture === null) return null;
  const { id, name, url, status, width, height, format } = picture;
  return { id, name, url, status, width, height, format };
}

/** What is still wrong once another picture has arrived. */
function withoutProofProblem(failure: Failure | null): Failure | null {
  if (!failure?.fields?.proofFileId) return failure;
  const { proofFileId: _, ...fields } = failure.fields;
  if (Object.keys(fields).length === 0) return null;
  return new Failure({ code: failure.code, status: failure.status, fields });
}
