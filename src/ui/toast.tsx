import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { type Tone, toneVariants } from '#src/theme/recipes/tone.ts';

type Toast = { key: number; tone: Tone; content: ReactNode };
type ShowToast = (content: ReactNode, tone?: Tone) => void;

const ToastContext = createContext<ShowToast>(() => {});
const secondsShown = 6;

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetBlockEnd: '4',
    insetInline: '4',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    pointerEvents: 'none',
  },
});

const Message = chakra('div', {
  base: {
    maxWidth: 'dialog',
    paddingInline: '5',
    paddingBlock: '3',
    borderRadius: 'md',
    borderWidth: '1px',
    boxShadow: 'floating',
    fontWeight: 'medium',
    pointerEvents: 'auto',
    animation: 'rise var(--dh-durations-moderate) var(--dh-easings-out)',
  },
  variants: { tone: { ...toneVariants, neutral: { bg: 'surface.inverse', color: 'ink.inverse' } } },
});

/** Shows a message for a few seconds, read out politely. For news that needs no answer; errors belong where they arose. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const last = useRef(0);
  const show = useCallback<ShowToast>((content, tone = 'neutral') => {
    last.current += 1;
    const key = last.current;
    setToasts((shown) => [...shown.slice(-2), { key, tone, content }]);
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.key !== key)), secondsShown * 1000);
  }, []);
  const region = useMemo(
    () => (
      <Region role="status" aria-live="polite">
        {toasts.map(({ key, tone, content }) => (
          <Message key={key} tone={tone}>
            {content}
          </Message>
        ))}
      </Region>
    ),
    [toasts],
  );
  return (
    <ToastContext value={show}>
      {children}
      {region}
    </ToastContext>
  );
}
