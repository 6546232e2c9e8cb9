import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { VisuallyHidden } from '../layout/text.tsx';
import { type Toast, ToastMessage } from './toast-message.tsx';

type ToastOptions = {
  /** Takes back what the message tells of: offered as a button and by Ctrl+Z, once. */
  undo?: () => void;
};

/** @returns takes the message away again, where it is no longer true. */
type ShowToast = (content: ReactNode, tone?: Tone, options?: ToastOptions) => () => void;

const ToastContext = createContext<ShowToast>(() => () => {});
const maxVisible = 3;
const titleId = 'toasts';

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
 * Shows a message for a while, read out politely: news that needs no answer, or something done that
 * can be taken back. It goes by itself, so it is never the only place where something is said or
 * can be done; errors belong where they arose.
 */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const last = useRef(0);
  const remove = useCallback(
    (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)),
    [],
  );
  const show = useCallback<ShowToast>(
    (content, tone = 'neutral', { undo } = {}) => {
      last.current += 1;
      const key = last.current;
      setToasts((shown) => [...shown.slice(1 - maxVisible), { key, tone, content, undo }]);
      return () => remove(key);
    },
    [remove],
  );
  useUndoKey(toasts, remove);
  const region = useMemo(() => <Toasts toasts={toasts} onLeave={remove} />, [toasts, remove]);
  return (
    <ToastContext value={show}>
      {children}
      {region}
    </ToastContext>
  );
}

function Toasts({ toasts, onLeave }: { toasts: Toast[]; onLeave: (key: number) => void }) {
  // A landmark to jump to, only while there is something to do in it.
  const isLandmark = toasts.some(({ undo }) => undo);
  return (
    <Region aria-labelledby={isLandmark ? titleId : undefined}>
      {isLandmark && (
        <VisuallyHidden id={titleId}>
          <FormattedMessage
            id="ui.toast.region"
            defaultMessage="Notifications"
            description="Where short messages of the portal stand"
          />
        </VisuallyHidden>
      )}
      <Messages role="status" aria-atomic="false">
        {toasts.map((toast) => (
          <ToastMessage key={toast.key} toast={toast} onLeave={() => onLeave(toast.key)} />
        ))}
      </Messages>
    </Region>
  );
}

/**
 * Ctrl+Z takes back what the latest message tells of, wherever the focus is but in a text, which
 * has an undo of its own.
 */
function useUndoKey(toasts: Toast[], onTaken: (key: number) => void): void {
  const latest = toasts.findLast(({ undo }) => undo);
  useEffect(() => {
    if (!latest?.undo) return;
    const { key, undo } = latest;
    const press = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isUndo || event.code !== 'KeyZ' || event.defaultPrevented || isText(event.target))
        return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      onTaken(key);
      undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest, onTaken]);
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
