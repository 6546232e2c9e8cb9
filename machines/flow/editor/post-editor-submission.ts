import { caught } from '#machines/kit/caught-failure.ts';
import { collected, loaded, postEditorSetup, replied } from './post-editor-setup.ts';
import { postRequest } from './post-editor-types.ts';

/** What ends a submission, from any of its calls. */
const refusals = [
  { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
  {
    guard: { type: 'hasCopyInError', params: caught },
    target: '#remote.conflict',
    actions: [{ type: 'keepCopyFromError', params: caught }, 'clearIntent'],
  },
  {
    guard: { type: 'isConflict', params: caught },
    target: '#remote.comparing',
    actions: 'clearIntent',
  },
] as const;

const refused = {
  target: 'failed',
  actions: [{ type: 'keepFailure', params: caught }, 'clearIntent'],
} as const;

/**
 * Sends for review. The screen says that a post was sent only after the server has confirmed it.
 */
export const submissionState = postEditorSetup.createStateConfig({
  id: 'submission',
  initial: 'settling',
  on: {
    'save.requested': {},
    'submit.requested': {},
    // When the old network lost a call too, the next attempt does not wait long.
    'network.online': { actions: 'clearTries' },
  },
  states: {
    settling: {
      description: 'Not visible: repeats an unconfirmed save before anything new is sent.',
      always: [
        { guard: 'hasSubmitIntent', target: 'sending' },
        { guard: 'hasIntent', target: 'finishing' },
        { target: 'preparing' },
      ],
    },
    finishing: {
      tags: ['screen', 'busy', 'locked', 'saving'],
      description: '"Sending for review…": first the save that has no answer yet.',
      entry: 'countTry',
      invoke: {
        src: 'upsertPost',
        input: ({ context }) => context.draft.intent,
        onDone: { target: 'preparing', actions: { type: 'keepReply', params: replied } },
        onError: [
          ...refusals,
          {
            guard: { type: 'isTransient', params: caught },
            target: 'waiting',
            actions: { type: 'keepFailure', params: caught },
          },
          refused,
        ],
      },
    },
    waiting: {
      tags: ['screen', 'locked', 'waiting'],
      description: 'Not sent yet: waits for the network or the server. Can be cancelled.',
      after: { retryDelay: 'settling' },
      on: {
        'network.online': { target: 'settling', actions: 'clearTries' },
        'submit.cancelled': {
          target: '#remote.deciding',
          actions: ['cancelSubmit', 'raiseSettled'],
        },
      },
    },
    preparing: {
      tags: ['busy', 'locked', 'saving'],
      description: '"Sending for review…": what is about to be sent is noted on the device.',
      entry: 'makeSubmit',
      invoke: {
        src: 'writeDraft',
        input: ({ context }) => context.draft,
        onDone: 'sending',
        onError: 'sending',
      },
    },
    sending: {
      tags: ['screen', 'busy', 'locked', 'saving'],
      description: '"Sending for review…": buttons are disabled.',
      entry: 'countTry',
      invoke: {
        src: 'upsertPost',
        input: ({ context }) => context.draft.intent,
        onDone: [
          {
            guard: { type: 'isSent', params: replied },
            target: '#post-editor.sent',
            actions: { type: 'keepReply', params: replied },
          },
          { target: 'checking', actions: 'clearFailure' },
        ],
        onError: [
          ...refusals,
          {
            guard: { type: 'isNotApproved', params: caught },
            target: 'notApproved',
            actions: [{ type: 'keepSavedCopy', params: caught }, 'raiseSettled'],
          },
          {
            guard: { type: 'isOutcomeUnknown', params: caught },
            target: 'checking',
            actions: { type: 'keepFailure', params: caught },
          },
          {
            guard: { type: 'isTransient', params: caught },
            target: 'waiting',
            actions: { type: 'keepFailure', params: caught },
          },
          {
            guard: { type: 'hasFieldProblems', params: caught },
            target: '#remote.deciding',
            actions: [
              { type: 'keepFieldProblems', params: caught },
              'clearIntent',
              'raiseFieldsRefused',
            ],
          },
          refused,
        ],
      },
    },
    checking: {
      tags: ['screen', 'busy', 'locked', 'waiting'],
      description: '"Checking whether it arrived…": asks the server for the status of the post.',
      invoke: {
        src: 'loadPost',
        input: ({ context: { draft } }) => postRequest(draft),
        onDone: [
          {
            guard: { type: 'isSent', params: loaded },
            target: '#post-editor.sent',
            actions: { type: 'keepReply', params: loaded },
          },
          { guard: 'canRetry', target: 'sending' },
          { target: 'failed', actions: 'clearIntent' },
        ],
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { guard: { type: 'isUnknownToServer', params: caught }, target: 'sending' },
          {
            guard: { type: 'isMissing', params: caught },
            target: 'failed',
            actions: 'clearIntent',
          },
          {
            target: 'checkWaiting',
            actions: [{ type: 'keepFailure', params: caught }, 'countTry'],
          },
        ],
      },
    },
    checkWaiting: {
      tags: ['screen', 'locked', 'waiting'],
      description: 'Says that it is unknown whether the post arrived. Asks again automatically.',
      after: { retryDelay: 'checking' },
      on: {
        'network.online': { target: 'checking', actions: 'clearTries' },
        'retry.requested': { target: 'checking', actions: 'clearTries' },
      },
    },
    signInNeeded: {
      tags: ['screen', 'locked', 'waiting'],
      description: 'The sign-in dialog covers the page. Afterwards the post is sent.',
      on: { 'session.restored': 'settling' },
    },
    notApproved: {
      tags: ['screen', 'saved'],
      description: 'Saved, not sent: the profile must be approved first. Says what is missing.',
      on: { 'submit.cancelled': '#remote.deciding' },
    },
    failed: {
      tags: ['screen', 'notSaved'],
      description: 'Why it was not sent; it can be sent again or edited.',
      on: {
        'submit.requested': { target: 'settling', actions: 'clearTries' },
        'content.collected': {
          guard: { type: 'isNewContent', params: collected },
          target: '#remote.waitingToSave',
        },
        'submit.cancelled': '#remote.deciding',
      },
    },
  },
});
