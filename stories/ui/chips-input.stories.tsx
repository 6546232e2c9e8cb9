import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChipsInput } from '#src/ui/forms/chips-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

function Controlled(args: ComponentProps<typeof ChipsInput>) {
  const [value, setValue] = useArgState(args.value);
  const change = (next: string[]) => {
    setValue(next);
    args.onChange(next);
  };
  return <ChipsInput {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/Chips input',
  component: ChipsInput,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Several short texts, such as hashtags. A # in front is left out, duplicates are not added, and pasted lists are split. Typed text is also added when the field loses the focus. When `max` are there, the input is closed.',
      keys: [
        ['Enter', 'Adds what was typed, or takes the highlighted suggestion.'],
        [',', 'Adds what was typed; the Urdu comma does so too.'],
        ['Tab', 'Adds what was typed and leaves the field.'],
        ['↓ ↑', 'Go through the suggestions.'],
        ['Backspace', 'In the empty input, selects the last chip; again, removes it.'],
        ['Delete', 'Removes the selected chip.'],
      ],
      dos: ['Debounce `onType` in the chart where the server suggests.'],
      donts: ['Don’t use it where only known entries are allowed. Use `Combobox`.'],
    }),
  },
  args: { value: [], max: 3, suggestions: [], placeholder: '', disabled: false, onChange: fn() },
  argTypes: {
    value: { control: 'object' },
    max: { control: { type: 'number', min: 1 }, description: 'How many at most.' },
    suggestions: { control: 'object', description: 'For what was typed.' },
    placeholder: { control: 'text' },
    disabled: { control: 'boolean' },
  },
  render: (args) => (
    <Box minHeight="26rem" maxWidth="dialog">
      <Field label="हैशटैग" optional>
        <Controlled {...args} />
      </Field>
    </Box>
  ),
} satisfies Meta<typeof ChipsInput>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const hasChips = (canvas: Canvas, names: string[]) =>
  waitFor(() =>
    expect(
      canvas
        .queryAllByRole('button')
        .map((button: HTMLElement) => button.closest('[title]')?.getAttribute('title')),
    ).toEqual(names),
  );

export const Playground: Story = {};

// spec 5.24
/** Long names are cut. */
export const States: Story = {
  render: (args) => (
    <StateList>
      <Field label="Long name">
        <Controlled {...args} value={['abcdefghijklmnopqrstuvwxyz', 'बारिश']} />
      </Field>
      <Field label="Full, and so closed">
        <Controlled {...args} value={['विदर्भ', sampleTexts.german, sampleTexts.tamil]} />
      </Field>
      <Field label="Disabled">
        <Controlled {...args} value={['खेती']} disabled />
      </Field>
      <Field label="Invalid" error="यह हैशटैग मान्य नहीं है।">
        <Controlled {...args} value={['मौसम']} />
      </Field>
      <State name="Right to left, Urdu" lang="ur">
        <Field label="ہیش ٹیگ">
          <Controlled {...args} value={['بارش', sampleTexts.urdu]} />
        </Field>
      </State>
    </StateList>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^abc/)).toHaveTextContent(/^abcdefghijklmno…$/);
    await expect(canvas.getByText('बारिश')).toBeVisible();
  },
};

/** What is suggested takes the place of what was typed. */
export const Suggestions: Story = {
  args: { suggestions: ['बारिश', 'बारिश2026'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^हैशटैग/);
    await userEvent.type(input, 'बार');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('option', { name: 'बारिश2026' }));
    await hasChips(canvas, ['बारिश2026']);
    await expect(input).toHaveValue('');
  },
};

// spec 5.25
/**
 * Enter, both commas, the sign that is no part of it, and what was left behind; several at once are
 * split without duplicates; Backspace selects the last one and then removes it.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^हैशटैग/);
    await userEvent.type(input, '#बारिश{Enter}');
    await hasChips(canvas, ['बारिश']);
    await userEvent.type(input, 'विदर्भ،');
    await hasChips(canvas, ['बारिश', 'विदर्भ']);
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await hasChips(canvas, ['बारिश', 'विदर्भ']);
    await userEvent.keyboard('{Backspace}');
    await hasChips(canvas, ['बारिश']);
    await userEvent.click(input);
    await userEvent.paste('विदर्भ, बारिश');
    await hasChips(canvas, ['बारिश', 'विदर्भ']);
    await userEvent.type(input, 'खेती');
    await userEvent.tab();
    await hasChips(canvas, ['बारिश', 'विदर्भ', 'खेती']);
  },
};
