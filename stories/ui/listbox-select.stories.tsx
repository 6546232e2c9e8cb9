import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

export default { title: 'UI/Listbox select', tags: ['!screen'] };

const languages = [
  { value: 'all', label: 'All languages' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
  { value: 'mr', label: 'मराठी', lang: 'mr' },
  { value: 'ta', label: 'தமிழ்', lang: 'ta' },
  { value: 'ur', label: 'اردو', lang: 'ur' },
] as const;

function Drawn({ value: initial }: { value: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Box padding="4" minHeight="26rem" maxWidth="dialogNarrow">
      <Field label="Language">
        <ListboxSelect<string> options={languages} value={value} onChange={setValue} />
      </Field>
    </Box>
  );
}

type Canvas = { canvasElement: HTMLElement };

const story = (value: string) => ({ render: () => <Drawn value={value} /> });

export const Closed = story('all');
export const OtherScript = story('ur');

/** A value of which the list does not know, or not yet. */
export const Unknown = story('xx');

export const Open = {
  ...story('mr'),
  play: async ({ canvasElement }: Canvas) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Language' }));
    await expect(await canvas.findByRole('option', { name: 'मराठी' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Arrows open it and go through it; Enter takes, Escape leaves it as it was. */
export const ByKeyboard = {
  ...story('all'),
  play: async ({ canvasElement }: Canvas) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Language' });
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    const [all, hindi] = await canvas.findAllByRole('option');
    await waitFor(() => expect(all).toHaveAttribute('data-highlighted'));
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(hindi).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('हिन्दी'));
    await waitFor(() => expect(select).toHaveFocus());
  },
};
