import { useSelector } from '@xstate/react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { createToastQueue } from '#machines/kit/toast-queue.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { chakra } from '#src/theme/chakra.tsx';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { VisuallyHidden } from '../layout/text.tsx';
import { type Toast, ToastMessage } from './toast-message.tsx';

type ToastOptions = {
  /** Undoes what the message reports: offered as a button and by Ctrl+Z, once. */
  undo?: () => void;
};

/** @returns takes the message away again, where it is no longer true. */
type ShowToast = (content: ReactNode, tone?: Tone, options?: ToastOptions) => () => void;

const ToastContext = createContext<ShowToast>(() => () => {});
const toastQueueMachine = createToastQueue<Toast>();
const titleId = 'toasts';

type ToastQueueActor = ActorRefFrom<typeof toastQueueMachine>;

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetBlockEnd: 'calc(1rem + env(safe-area-inset-bottom))',
    insetInline: '4',
    pointerEvents: 'none',
  },
});
const Messages = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' },
});

/**
 * Shows a message for a while and announces it politely: news that needs no answer, or an action
 * that can be undone. It disappears automatically, so it must never be the only place for a message
 * or an action. Show errors where they occurred.
 */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const queue = useActorRef(toastQueueMachine);
  const last = useRef(0);
  const show = useCallback<ShowToast>(
    (content, tone = 'neutral', { undo } = {}) => {
      last.current += 1;
      const key = last.current;
      queue.send({ type: 'toast.added', toast: { key, tone, content, undo } });
      return () => queue.send({ type: 'toast.removed', key });
    },
    [queue],
  );
  useUndoKey(queue);
  const region = useMemo(() => <Toasts queue={queue} />, [queue]);
  return (
    <ToastContext value={show}>
      {children}
      {region}
    </ToastContext>
  );
}

function Toasts({ queue }: { queue: ToastQueueActor }) {
  const toasts = useSelector(queue, (current) => current.context.toasts);
  // A landmark to jump to, only while there is something to do in it.
  const isLandmark = useSelector(queue, (current) => current.can({ type: 'undo.requested' }));
  return (
    <Region aria-labelledby={isLandmark ? titleId : undefined}>
      {isLandmark && (
        <VisuallyHidden id={titleId}>
          <FormattedMessage
            id="ui.toast.region"
            defaultMessage="Notifications"
            description="Where short messages of the portal appear"
          />
        </VisuallyHidden>
      )}
      <Messages role="status" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastMessage
            key={toast.key}
            toast={toast}
            onGone={() => queue.send({ type: 'toast.removed', key: toast.key })}
            onUndo={() => queue.send({ type: 'undo.requested', key: toast.key })}
          />
        ))}
      </Messages>
    </Region>
  );
}

/**
 * Ctrl+Z undoes the action of the latest message, except in text fields, which have their own undo.
 */
function useUndoKey(queue: ToastQueueActor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isUndo || event.code !== 'KeyZ' || event.defaultPrevented || isText(event.target))
        return;
      if (!queue.getSnapshot().can({ type: 'undo.requested' })) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      queue.send({ type: 'undo.requested' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [queue]);
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
