import { useEffect } from 'react';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { ToastProvider, useToast } from '#src/ui/feedback/toast.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

export default { title: 'UI/Toast', tags: ['!screen'] };

function Shown({ tone, undo }: { tone: Tone; undo?: () => void }) {
  const toast = useToast();
  useEffect(
    () => toast('बारिश के बाद खेतों में लौटी रौनक', tone, undo && { undo }),
    [toast, tone, undo],
  );
  return <Box minHeight="24" />;
}

const drawn = (tone: Tone, undo?: () => void) => ({
  render: () => (
    <ToastProvider>
      <Shown tone={tone} {...(undo && { undo })} />
    </ToastProvider>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    if (!canvasElement.querySelector('[role=status]')?.textContent)
      throw new Error('There is no message.');
  },
});
const undo = () => {};

/** News, gone after six seconds. */
export const News = drawn('success');

/** An action that can be undone: stays for twenty seconds, and during hover. */
export const WithUndo = drawn('success', undo);

export const NeutralWithUndo = drawn('neutral', undo);
