import { caught } from '#machines/kit/caught-failure.ts';
import { ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { loadAgain } from '#machines/kit/load-again.ts';
import { uploadState } from '#machines/kit/upload-state.ts';
import {
  bankDetailsSetup,
  type Context,
  ended,
  found,
  loaded,
  sealed,
  toSealRequest,
} from './bank-details-setup.ts';

/** The server's reply to a submission, first or repeated. */
const answers = {
  src: 'saveBankDetails',
  input: ({ context: { unanswered } }: { context: Context }) => {
    if (unanswered === null) throw new Error('Nothing went out.');
    return unanswered;
  },
  onDone: {
    target: 'deciding',
    actions: [{ type: 'keepDetails', params: loaded }, 'storeFormDraft', 'emitSent'],
  },
  onError: [
    { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
    {
      guard: { type: 'isConflict', params: caught },
      target: 'conflict',
      actions: ['clearUnanswered', { type: 'keepFailure', params: caught }],
    },
    {
      guard: { type: 'isUnanswered', params: caught },
      target: 'unknown',
      actions: { type: 'keepFailure', params: caught },
    },
    {
      guard: { type: 'hasFieldErrors', params: caught },
      target: 'form.refused',
      actions: ['clearUnanswered', { type: 'keepFailure', params: caught }],
    },
    { target: 'form.failed', actions: { type: 'keepFailure', params: caught } },
  ],
} as const;

/**
 * A creator's bank details: entering, reviewing, sending, waiting and correcting them. The picture
 * of the proof uploads in parallel.
 */
export const bankDetailsMachine = bankDetailsSetup.createMachine({
  id: 'bank-details',
  description: "Collects, reviews and sends a creator's bank details with a picture as proof.",
  context: ({ input }) => ({
    ...input,
    details: null,
    submission: null,
    unanswered: null,
    failure: null,
    upload: null,
    tries: 0,
    queued: null,
    refusal: null,
  }),
  type: 'parallel',
  on: ignoreGlobalEvents,
  states: {
    record: {
      initial: 'checkingDevice',
      states: {
        checkingDevice: {
          tags: ['screen', 'busy', 'loading'],
          description: 'The same placeholders while the device is read.',
          invoke: {
            src: 'findSealed',
            input: ({ context: { ownerUserId } }) => ({ ownerUserId }),
            onDone: [
              {
                guard: { type: 'isFound', params: found },
                target: 'queued',
                actions: { type: 'keepWaiting', params: found },
              },
              { target: 'loading' },
            ],
            onError: 'loading',
          },
        },
        loading: {
          tags: ['screen', 'busy', 'loading'],
          description: 'Placeholders in the shape of the details.',
          invoke: {
            src: 'getBankDetails',
            onDone: [
              {
                guard: { type: 'hasArrived', params: loaded },
                target: 'deciding',
                actions: [{ type: 'keepDetails', params: loaded }, 'storeFormDraft', 'emitSent'],
              },
              {
                target: 'deciding',
                actions: [{ type: 'keepDetails', params: loaded }, 'storeFormDraft'],
              },
            ],
            onError: [
              { guard: { type: 'isSessionLost', params: caught }, target: 'loadingAfterSignIn' },
              { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
            ],
          },
        },
        loadingAfterSignIn: {
          tags: ['screen', 'busy', 'loading'],
          description: 'The placeholders stay behind the sign-in dialog.',
          on: { 'session.restored': 'loading' },
        },
        loadFailed: {
          tags: 'screen',
          description: 'Why the details could not be shown, with a way to try again.',
          on: loadAgain,
        },
        deciding: {
          description: 'Not visible: continues with the status of the details.',
          always: [
            { guard: 'isPending', target: 'pending' },
            { guard: 'wasRefused', target: 'form.refused', actions: 'showRefusal' },
            { guard: 'isApproved', target: 'approved' },
            { guard: 'isFormRequested', target: 'form' },
            { guard: 'isRejected', target: 'rejected' },
            { target: 'missing' },
          ],
        },
        missing: {
          tags: 'screen',
          description: 'What bank details are for, and the way to add them.',
          on: { 'edit.requested': 'form', 'form.requested': 'form' },
        },
        pending: {
          tags: 'screen',
          description: 'The details masked, since when they wait, and what happens next.',
          entry: 'clearProof',
          on: { 'reload.requested': 'loading' },
        },
        approved: {
          tags: 'screen',
          description: 'The details masked, that money can be paid, and a way to change them.',
          on: { 'edit.requested': 'form' },
        },
        rejected: {
          tags: 'screen',
          description: 'Why they were refused, the masked details, and a way to correct them.',
          on: { 'edit.requested': 'form', 'form.requested': 'form' },
        },
        form: {
          tags: 'form',
          initial: 'editing',
          // If the key cannot be loaded now, sealing loads it again.
          invoke: { src: 'prepareSealing', onError: { actions: [] } },
          on: {
            'details.submitted': [
              {
                guard: { type: 'isInvalid', params: ({ event }) => event },
                target: '.refused',
                actions: { type: 'keepProblems', params: ({ event }) => event },
              },
              {
                target: 'reviewing',
                actions: { type: 'keepSubmission', params: ({ event }) => event },
              },
            ],
            'edit.cancelled': {
              guard: 'mayLeaveForm',
              target: 'leavingForm',
              actions: 'clearFailure',
            },
          },
          states: {
            editing: { tags: 'screen', description: 'The form, without errors.' },
            refused: {
              tags: 'screen',
              description:
                'The form, and at each wrong field which rule it breaks; the first has the focus.',
            },
            failed: {
              tags: 'screen',
              description: 'The form as it was sent, and above its button why it did not arrive.',
            },
          },
        },
        leavingForm: {
          description: 'Not visible: returns to the status of the details.',
          always: [
            { guard: 'isApproved', target: 'approved' },
            { guard: 'isRejected', target: 'rejected' },
            { target: 'missing' },
          ],
        },
        reviewing: {
          tags: ['screen', 'review'],
          description: 'What will be sent, to be checked again (WCAG 3.3.4).',
          on: { 'review.confirmed': 'confirmed', 'edit.requested': 'form' },
        },
        confirmed: {
          description: 'Not visible: an unfinished picture is sent first.',
          always: [
            { guard: 'isProofUploading', target: 'waitingForProof' },
            // The way stays the same until it is answered, or one key would come with two bodies.
            { guard: 'isResend', target: 'sending' },
            { guard: 'isProofUploaded', target: 'sealing' },
            { target: 'form.refused', actions: 'keepMissingProof' },
          ],
        },
        waitingForProof: {
          tags: ['screen', 'review', 'busy'],
          description: 'The button is busy. The details are sent automatically after the picture.',
          always: { guard: 'isProofIdle', target: 'confirmed' },
          on: { 'edit.requested': 'form' },
        },
        sealing: {
          tags: ['screen', 'review', 'busy'],
          description: 'What is sent is sealed, and kept on this device for the outbox.',
          entry: 'clearFailure',
          invoke: {
            src: 'sealDetails',
            input: ({ context }) => toSealRequest(context),
            onDone: [
              {
                guard: { type: 'isKept', params: sealed },
                target: 'queued',
                actions: { type: 'keepWaiting', params: sealed },
              },
              { target: 'conflict', actions: { type: 'keepWaiting', params: sealed } },
            ],
            // They go from the memory of this page then.
            onError: 'sending',
          },
          after: { sealingTimeout: 'sending' },
        },
        queued: {
          tags: 'waiting',
          description: 'Sealed on this device, until the outbox has sent them.',
          invoke: {
            src: 'waiting',
            id: 'waiting',
            input: ({ context }) => {
              if (context.queued === null) throw new Error('Nothing waits.');
              return context.queued;
            },
            onDone: [
              {
                guard: { type: 'isStale', params: ended },
                target: 'loading',
                actions: { type: 'keepRefusal', params: ended },
              },
              {
                guard: { type: 'isWithdrawn', params: ended },
                target: 'deciding',
                actions: { type: 'keepRefusal', params: ended },
              },
              { guard: { type: 'isGone', params: ended }, target: 'checkingDevice' },
              { target: 'loading' },
            ],
            onError: 'loading',
          },
        },
        sending: {
          tags: ['screen', 'review', 'busy'],
          description: 'What is sent stays readable; buttons are disabled.',
          entry: ['clearFailure', 'clearTries', 'recordUnanswered'],
          invoke: answers,
          on: { 'session.expired': 'signInNeeded' },
        },
        unknown: {
          tags: ['screen', 'review'],
          description: 'No reply arrived. The server is asked automatically for the result.',
          entry: 'countTry',
          after: { retryDelay: 'checking' },
          on: {
            'network.online': 'checking',
            'retry.requested': 'checking',
            'edit.requested': 'form',
          },
        },
        checking: {
          tags: ['screen', 'review', 'busy'],
          description: 'The same details with the same key, so that nothing is sent twice.',
          invoke: answers,
          on: { 'session.expired': 'signInNeeded' },
        },
        conflict: {
          tags: ['screen', 'review'],
          description: 'The details have changed in the meantime. The status is reloaded.',
          on: { 'reload.requested': 'checkingDevice' },
        },
        signInNeeded: {
          tags: ['screen', 'review', 'busy'],
          description:
            'The sign-in dialog covers the page. Afterwards the details are sent automatically.',
          on: { 'session.restored': 'sending' },
        },
      },
    },
    proof: {
      initial: 'settled',
      on: {
        'picture.chosen': {
          target: '.uploading',
          actions: { type: 'keepFile', params: ({ event }) => event },
        },
      },
      states: {
        settled: { description: 'The picture that has arrived, or none.' },
        uploading: uploadState('storeFormDraft'),
      },
    },
  },
});
