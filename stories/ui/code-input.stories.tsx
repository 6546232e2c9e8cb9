import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeInput } from '#src/ui/forms/code-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

function Controlled(args: ComponentProps<typeof CodeInput>) {
  const [value, setValue] = useArgState(args.value);
  const change = (digits: string) => {
    setValue(digits);
    args.onChange(digits);
  };
  return <CodeInput {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/Code input',
  component: CodeInput,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A one-time code. It is a single input that looks like a cell for each digit, so the phone can fill it in from the message. Pasted spaces are left out, and digits of Indian scripts become Latin ones.',
      keys: [
        ['Tab', 'Moves the focus to the input.'],
        ['0–9', 'Fill the next cell.'],
        ['Backspace', 'Empties the last filled cell.'],
        ['Enter', 'Submits the form around it.'],
      ],
      dos: ['Submit the form as soon as the last digit is in.'],
      donts: ['Don’t empty it after a wrong code. The person compares it with the message.'],
    }),
  },
  args: { value: '', digits: 4, disabled: false, onChange: fn() },
  argTypes: {
    value: { control: 'text', description: 'The digits so far, Latin.' },
    digits: { control: 'inline-radio', options: [4, 8], description: 'How many there are.' },
    disabled: { control: 'boolean' },
  },
  render: (args) => (
    <Field label="Code">
      <Controlled {...args} />
    </Field>
  ),
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: ({ onChange }) => (
    <StateList>
      <Field label="Partly filled">
        <Controlled value="12" onChange={onChange} />
      </Field>
      <Field label="Eight digits, in two groups">
        <Controlled value="12345" digits={8} onChange={onChange} />
      </Field>
      <Field label="Disabled">
        <Controlled value="1234" disabled onChange={onChange} />
      </Field>
      <Field label="Invalid" error="Wrong code. 2 attempts left.">
        <Controlled value="1234" onChange={onChange} />
      </Field>
      <Field label={`Long label: ${sampleTexts.german}`}>
        <Controlled value="" onChange={onChange} />
      </Field>
      <State name="In Urdu it still runs from left to right" lang="ur">
        <Field label="کوڈ">
          <Controlled value="12" onChange={onChange} />
        </Field>
      </State>
    </StateList>
  ),
};

/** Typed, taken back, and pasted with a space and Devanagari digits. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Code');
    await userEvent.tab();
    await userEvent.keyboard('12x{Backspace}');
    await expect(input).toHaveValue('1');
    await userEvent.paste('१२ ३४');
    await expect(input).toHaveValue('1234');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
  },
};
