import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from '#src/ui/forms/combobox.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

export default { title: 'UI/Combobox', tags: ['!screen'] };

const cities = [
  { value: 'nagpur', label: 'नागपुर ( महाराष्ट्र )' },
  { value: 'nashik', label: 'नासिक ( महाराष्ट्र )' },
  { value: 'patna', label: 'पटना ( बिहार )' },
  { value: 'pune', label: 'पुणे ( महाराष्ट्र )' },
];

type Options = { value?: string[]; max?: number; error?: string };

function Drawn({ value: initial = [], max = 2, error }: Options) {
  const [value, setValue] = useState(initial);
  return (
    <Box padding="4" minHeight="26rem" maxWidth="dialog">
      <Field label="शहर" hint="शहर का नाम लिखें।" error={error} required>
        <Combobox options={cities} value={value} max={max} onChange={setValue} />
      </Field>
    </Box>
  );
}

type Canvas = { canvasElement: HTMLElement };

const story = (options: Options = {}) => ({ render: () => <Drawn {...options} /> });
const typed = (text: string) => ({
  ...story(),
  play: async ({ canvasElement }: Canvas) => {
    await userEvent.type(within(canvasElement).getByRole('combobox', { name: 'शहर' }), text);
  },
});

export const Empty = story();
export const Chosen = story({ value: ['pune'] });
export const Full = story({ value: ['pune', 'patna'] });
export const Invalid = story({ error: 'एक शहर चुनें।' });

/** Opened by a press: all there is, nothing of it highlighted. */
export const Open = {
  ...story({ value: ['pune'] }),
  play: async ({ canvasElement }: Canvas) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

/** Enter takes the first that fits. */
export const Suggesting = {
  ...typed('ना'),
  play: async (context: Canvas) => {
    await typed('ना').play(context);
    const canvas = within(context.canvasElement);
    const [first] = await canvas.findAllByRole('option');
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
  },
};

export const NothingFound = {
  ...typed('xyz'),
  play: async (context: Canvas) => {
    await typed('xyz').play(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/xyz/).closest('[aria-live=polite]')).toBeInTheDocument();
  },
};

/** A choice is taken by the keyboard alone, and the input is empty again. */
export const ByKeyboard = {
  ...typed('पट'),
  play: async (context: Canvas) => {
    await typed('पट').play(context);
    const canvas = within(context.canvasElement);
    const found = await canvas.findByRole('option');
    await waitFor(() => expect(found).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTitle('पटना ( बिहार )')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
  },
};
