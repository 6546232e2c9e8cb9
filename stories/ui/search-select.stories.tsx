import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { SearchSelect } from '#src/ui/forms/search-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

const brahmaputra = { value: 'brahmaputra', label: 'Brahmaputra Stories' };
const vidarbha = { value: 'vidarbha', label: 'विदर्भ मीडिया' };
const agencies = [brahmaputra, { value: 'thendral', label: 'தென்றல் ஊடகம்' }, vidarbha];

/** The search of a server that answers at once. */
function Controlled(args: ComponentProps<typeof SearchSelect>) {
  const [chosen, setChosen] = useArgState(args.chosen);
  const [typed, setTyped] = useState('');
  return (
    <SearchSelect
      {...args}
      options={args.options.filter(({ label }) => label.includes(typed))}
      chosen={chosen}
      onChange={(next) => {
        setChosen(next);
        args.onChange(next);
      }}
      onType={setTyped}
    />
  );
}

const meta = {
  title: 'Components/Forms/Search select',
  component: SearchSelect,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'One of many records that the server searches while you type. The input shows the choice itself. Text without a choice is discarded when the field loses the focus; an empty field removes the choice.',
      keys: [
        ['Tab', 'Moves the focus to the input and selects its text, then to the remove button.'],
        ['Letters', 'Search, and highlight the first result.'],
        ['↓ ↑', 'Go to the next or previous result.'],
        ['Enter', 'Takes the highlighted result. Does nothing while the search is running.'],
        ['Escape', 'Closes the list.'],
      ],
      dos: ['Debounce the search in the chart, and pass `isBusy` while it is running.'],
      donts: ['Don’t use it for a list that is already on the page. Use `Combobox`.'],
    }),
  },
  args: {
    options: agencies,
    chosen: null,
    isBusy: false,
    placeholder: 'नाम लिखें',
    onChange: fn(),
    onType: fn(),
  },
  argTypes: {
    options: { control: 'object', description: 'What the server found.' },
    chosen: { control: 'object' },
    isBusy: { control: 'boolean', description: 'The search is running.' },
    placeholder: { control: 'text' },
  },
  render: (args) => (
    <Box minHeight="22rem" maxWidth="dialog">
      <Field label="एजेंसी">
        <Controlled {...args} />
      </Field>
    </Box>
  ),
} satisfies Meta<typeof SearchSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <StateList>
      <Field label="Chosen">
        <Controlled {...args} chosen={vidarbha} />
      </Field>
      <Field label="Invalid" error="यह एजेंसी नहीं मिली।">
        <Controlled {...args} />
      </Field>
      <Field label="Long word, German">
        <Controlled {...args} chosen={{ value: 'de', label: sampleTexts.german }} />
      </Field>
      <Field label="Long word, Tamil">
        <Controlled {...args} chosen={{ value: 'ta', label: sampleTexts.tamil }} />
      </Field>
      <State name="Right to left, Urdu" lang="ur">
        <Field label="ایجنسی">
          <Controlled {...args} chosen={{ value: 'ur', label: sampleTexts.urdu }} />
        </Field>
      </State>
    </StateList>
  ),
};

/** What an earlier text found cannot be taken while the new text is searched. */
export const Searching: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(canvasElement), 'Br{Enter}');
    await expect(within(canvasElement).queryByRole('option')).toBeNull();
    await expect(input(canvasElement)).toHaveValue('Br');
  },
};

/**
 * Chosen by the keyboard; then typed without a choice and left; then without a result; removed by
 * the button; and at last chosen and emptied.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = input(canvasElement);
    const choose = async (typed: string, name: string) => {
      await userEvent.type(field, typed);
      const found = await canvas.findByRole('option');
      await waitFor(() => expect(found).toHaveAttribute('data-highlighted'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveValue(name));
    };
    await userEvent.click(field);
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await choose('विद', vidarbha.label);

    await userEvent.clear(field);
    await userEvent.type(field, 'xyz');
    await expect(await canvas.findByRole('status')).toHaveTextContent('xyz');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue(vidarbha.label));

    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    await choose('Br', brahmaputra.label);
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
    await expect(field).toHaveValue('');
  },
};
