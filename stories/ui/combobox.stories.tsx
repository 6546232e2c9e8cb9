import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from '#src/ui/forms/combobox.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

const cities = [
  { value: 'nagpur', label: 'नागपुर ( महाराष्ट्र )' },
  { value: 'nashik', label: 'नासिक ( महाराष्ट्र )' },
  { value: 'patna', label: 'पटना ( बिहार )' },
  { value: 'pune', label: 'पुणे ( महाराष्ट्र )' },
];

function Controlled(args: ComponentProps<typeof Combobox>) {
  const [value, setValue] = useArgState(args.value);
  const change = (next: string[]) => {
    setValue(next);
    args.onChange(next);
  };
  return <Combobox {...args} value={value} onChange={change} />;
}

/** The options come a while after each change of the text, as from a slow server. */
function FoundLate(args: ComponentProps<typeof Combobox>) {
  const [options, setOptions] = useState(cities);
  const find = (typed: string) => {
    setOptions([]);
    setTimeout(() => setOptions(cities.filter(({ label }) => label.startsWith(typed))), 100);
  };
  return <Controlled {...args} options={options} onType={find} />;
}

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Chooses one or several entries of a long list by typing a part of the name. Chosen entries appear as chips above the input. When `max` are chosen, the input is closed; with a `max` of 1 a new choice replaces the old one.',
      keys: [
        ['Tab', 'Moves the focus through the chips to the input.'],
        ['Letters', 'Search the list and highlight the first result.'],
        ['↓ ↑', 'Open the list and go to the next or previous entry.'],
        ['Enter', 'Takes the highlighted entry. It does not submit the form while text is typed.'],
        ['Escape', 'Closes the list.'],
      ],
      dos: [
        'Pass `onType` where the server searches, and an `emptyMessage` while it does.',
        'Say in the hint how many may be chosen.',
      ],
      donts: ['Don’t use it for fewer than about twelve entries. Use `ChoiceChips`.'],
    }),
  },
  args: { options: cities, value: [], max: 2, placeholder: '', onChange: fn() },
  argTypes: {
    options: { control: 'object' },
    value: { control: 'check', options: cities.map(({ value }) => value) },
    max: { control: { type: 'number', min: 1 }, description: 'How many at most.' },
    placeholder: { control: 'text' },
    emptyMessage: {
      control: 'text',
      description: 'Shown where nothing was found, or while the server searches.',
    },
  },
  render: (args) => (
    <Box minHeight="26rem" maxWidth="dialog">
      <Field label="शहर" hint="शहर का नाम लिखें।" required>
        <Controlled {...args} />
      </Field>
    </Box>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <StateList>
      <Field label="One chosen">
        <Controlled {...args} value={['pune']} />
      </Field>
      <Field label="Full, and so closed">
        <Controlled {...args} value={['pune', 'patna']} />
      </Field>
      <Field label="Invalid" error="एक शहर चुनें।" required>
        <Controlled {...args} />
      </Field>
      <Field label={`Long words: ${sampleTexts.german}`}>
        <Controlled
          {...args}
          options={[
            { value: 'de', label: sampleTexts.german },
            { value: 'ta', label: sampleTexts.tamil },
          ]}
          value={['de', 'ta']}
        />
      </Field>
      <State name="Right to left, Urdu" lang="ur">
        <Field label="شہر">
          <Controlled {...args} options={[{ value: 'ur', label: 'لکھنؤ' }]} value={['ur']} />
        </Field>
      </State>
    </StateList>
  ),
};

/** A press opens all that is left to choose; what nothing fits is said below. */
export const Search: Story = {
  args: { value: ['pune'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(input(canvasElement));
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.type(input(canvasElement), 'xyz');
    await waitFor(() => expect(input(canvasElement)).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.getByText(/xyz/).closest('[aria-live=polite]')).toBeInTheDocument();
  },
};

/** A choice is taken by the keyboard alone, and the input is empty again. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(input(canvasElement), 'पट');
    const found = await canvas.findByRole('option');
    await waitFor(() => expect(found).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTitle('पटना ( बिहार )')).toBeVisible();
    await waitFor(() => expect(input(canvasElement)).toHaveValue(''));
  },
};

/** The first result is highlighted although it comes late, so that Enter takes it. */
export const LateResults: Story = {
  render: (args) => (
    <Box minHeight="26rem" maxWidth="dialog">
      <Field label="शहर">
        <FoundLate {...args} />
      </Field>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(input(canvasElement));
    await expect(await canvas.findAllByRole('option')).toHaveLength(4);
    await userEvent.type(input(canvasElement), 'प');
    await waitFor(() => expect(canvas.queryByRole('option')).toBeNull());
    const [first] = await canvas.findAllByRole('option');
    await expect(first).toHaveTextContent('पटना');
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTitle('पटना ( बिहार )')).toBeVisible();
  },
};
