import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { SearchSelect } from '#src/ui/forms/search-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

export default { title: 'UI/Search select', tags: ['!screen'] };

const agencies = [
  { value: 'brahmaputra', label: 'Brahmaputra Stories' },
  { value: 'thendral', label: 'தென்றல் ஊடகம்' },
  { value: 'vidarbha', label: 'विदर्भ मीडिया' },
];

type Option = (typeof agencies)[number];
type Drawing = { chosen?: Option | null; isBusy?: boolean; error?: string };

/** The search of a server that answers at once. */
function Drawn({ chosen: initial = null, isBusy = false, error }: Drawing) {
  const [chosen, choose] = useState<Option | null>(initial);
  const [typed, type] = useState('');
  return (
    <Box padding="4" minHeight="22rem" maxWidth="dialog">
      <Field label="एजेंसी" error={error}>
        <SearchSelect
          options={agencies.filter(({ label }) => label.includes(typed))}
          chosen={chosen}
          onChange={choose}
          onType={type}
          isBusy={isBusy}
          placeholder="नाम लिखें"
        />
      </Field>
    </Box>
  );
}

type Canvas = { canvasElement: HTMLElement };

const story = (drawing: Drawing = {}) => ({ render: () => <Drawn {...drawing} /> });
const input = ({ canvasElement }: Canvas) => within(canvasElement).getByRole('combobox');
const [first = null, , last = null] = agencies;

export const Empty = story();
export const Chosen = story({ chosen: last });
export const Invalid = story({ error: 'यह एजेंसी नहीं मिली।' });

export const Open = {
  ...story(),
  play: async (context: Canvas) => {
    await userEvent.click(input(context));
    await expect(await within(context.canvasElement).findAllByRole('option')).toHaveLength(3);
  },
};

export const ByKeyboard = {
  ...story(),
  play: async (context: Canvas) => {
    await userEvent.type(input(context), 'विद');
    const found = await within(context.canvasElement).findByRole('option');
    await waitFor(() => expect(found).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input(context)).toHaveValue('विदर्भ मीडिया'));
  },
};

/** What an earlier text found cannot be taken while the new text is searched. */
export const Searching = {
  ...story({ isBusy: true }),
  play: async (context: Canvas) => {
    await userEvent.type(input(context), 'Br{Enter}');
    await expect(within(context.canvasElement).queryByRole('option')).toBeNull();
    await expect(input(context)).toHaveValue('Br');
  },
};

export const NothingFound = {
  ...story(),
  play: async (context: Canvas) => {
    await userEvent.type(input(context), 'xyz');
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent('xyz');
  },
};

/** A text that was not chosen is given up when the field is left. */
export const Left = {
  ...story({ chosen: first }),
  play: async (context: Canvas) => {
    await userEvent.type(input(context), 'xyz');
    await userEvent.tab();
    await waitFor(() => expect(input(context)).toHaveValue('Brahmaputra Stories'));
  },
};

/** The button takes the choice away and gives the focus back to the field. */
export const Cleared = {
  ...story({ chosen: first }),
  play: async (context: Canvas) => {
    await userEvent.click(within(context.canvasElement).getByRole('button'));
    await expect(input(context)).toHaveValue('');
    await expect(input(context)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

/** Emptying the field takes the choice away when the field is left. */
export const Emptied = {
  ...story({ chosen: first }),
  play: async (context: Canvas) => {
    await userEvent.clear(input(context));
    await userEvent.tab();
    await waitFor(() =>
      expect(within(context.canvasElement).queryByRole('button')).not.toBeInTheDocument(),
    );
    await expect(input(context)).toHaveValue('');
  },
};
