import type { ReactNode } from 'react';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';

export default { title: 'UI/Dialog', tags: ['!screen'] };

const paragraph =
  'बारिश के बाद खेतों में लौटी रौनक: विदर्भ के किसानों के चेहरे खिल उठे हैं, और धान की रोपाई फिर शुरू हो गई है।';

const drawn = (children: ReactNode) => ({
  render: () => (
    <Dialog open onClose={() => {}} title="बहुत लंबा">
      <Stack gap="4" lang="hi">
        {Array.from({ length: 30 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never move
          <Text key={place}>{paragraph}</Text>
        ))}
        {children}
      </Stack>
    </Dialog>
  ),
});

/**
 * Longer than the window, with nothing in it that takes the focus: the text itself does, so that
 * keys scroll it.
 */
export const OnlyText = {
  ...drawn(null),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const body = canvasElement.ownerDocument.querySelector('dialog [role=group]');
    if (body?.getAttribute('tabindex') !== '0') throw new Error('No key can scroll the text.');
  },
};

/** Longer than the window, with a field: the field is the stop, and no other. */
export const WithField = {
  ...drawn(<TextInput aria-label="शीर्षक" />),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    if (canvasElement.ownerDocument.querySelector('dialog [role=group]'))
      throw new Error('The text is a stop of the Tab key, which it need not be.');
  },
};
