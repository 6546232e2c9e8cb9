import { assign, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';

type QueuedToast = {
  key: number;
  /** Reverses what the message reports, once. */
  undo?: (() => void) | undefined;
};

/** More would cover a phone's page. */
const maxVisible = 3;

/** Without a key, the latest message that can be undone. */
type UndoRequest = { type: 'undo.requested'; key?: number };

const toUndo = <Toast extends QueuedToast>(toasts: Toast[], { key }: UndoRequest) =>
  toasts.findLast((toast) => toast.undo && (key === undefined || toast.key === key));

/** The chart of the short messages on a page, the latest last. */
export function createToastQueue<Toast extends QueuedToast>() {
  type Key = Pick<Toast, 'key'>;
  return setup({
    types: {
      context: {} as { toasts: Toast[] },
      events: {} as
        | { type: 'toast.added'; toast: Toast }
        | ({ type: 'toast.removed' } & Key)
        | UndoRequest
        | GlobalEvent,
    },
    guards: {
      isLast: ({ context: { toasts } }, { key }: Key) => toasts.every((one) => one.key === key),
      canUndo: ({ context: { toasts } }, request: UndoRequest) =>
        toUndo(toasts, request) !== undefined,
    },
    actions: {
      addToast: assign(({ context: { toasts } }, { toast }: { toast: Toast }) => ({
        toasts: [...toasts.slice(1 - maxVisible), toast],
      })),
      removeToast: assign(({ context: { toasts } }, { key }: Key) => ({
        toasts: toasts.filter((one) => one.key !== key),
      })),
      undo: ({ context: { toasts } }, request: UndoRequest) => toUndo(toasts, request)?.undo?.(),
      removeUndone: assign(({ context: { toasts } }, request: UndoRequest) => {
        const undone = toUndo(toasts, request);
        return { toasts: toasts.filter((one) => one !== undone) };
      }),
    },
  }).createMachine({
    id: 'toast-queue',
    description: 'Keeps the toasts of a page and undoes what the latest one reports.',
    context: { toasts: [] },
    initial: 'empty',
    on: {
      ...ignoreGlobalEvents,
      'toast.added': {
        target: '.showing',
        actions: { type: 'addToast', params: ({ event }) => event },
      },
    },
    states: {
      empty: { description: 'No message.' },
      showing: {
        description: 'Up to three messages, one below the other.',
        on: {
          'toast.removed': [
            {
              guard: { type: 'isLast', params: ({ event }) => event },
              target: 'empty',
              actions: { type: 'removeToast', params: ({ event }) => event },
            },
            { actions: { type: 'removeToast', params: ({ event }) => event } },
          ],
          'undo.requested': {
            guard: { type: 'canUndo', params: ({ event }) => event },
            actions: [
              { type: 'undo', params: ({ event }) => event },
              { type: 'removeUndone', params: ({ event }) => event },
            ],
          },
        },
      },
    },
  });
}

/** The chart for tests and diagrams; src/ui/feedback/toast.tsx creates its own. */
export const toastQueueMachine = createToastQueue<QueuedToast>();
