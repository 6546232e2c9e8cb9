import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { PhoneInput } from '#src/ui/forms/phone-input.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Phone input',
  component: PhoneInput,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'An Indian mobile number of ten digits after a fixed +91. It opens the number pad of a phone and accepts a pasted number with prefix and spaces.',
      keys: [
        ['Tab', 'Moves the focus to the input.'],
        ['Enter', 'Submits the form around it.'],
      ],
      dos: ['Normalise the value with the rules of `domain/person/phone.ts` before it is sent.'],
      donts: ['Don’t use it for numbers outside India.'],
    }),
  },
  args: { disabled: false, readOnly: false },
  argTypes: {
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
    placeholder: { control: 'text' },
  },
  render: (args) => (
    <Field label="Mobile number">
      <PhoneInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PhoneInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <Field label="Filled">
        <PhoneInput defaultValue="9876543210" />
      </Field>
      <Field label="Disabled">
        <PhoneInput disabled defaultValue="9876543210" />
      </Field>
      <Field label="Invalid" error="Enter 10 digits." required>
        <PhoneInput defaultValue="98765" />
      </Field>
      <Field label={`Long label: ${sampleTexts.german}`}>
        <PhoneInput defaultValue="+91 98765 43210" />
      </Field>
      <State name="In Urdu it still runs from left to right" lang="ur">
        <Field label="موبائل نمبر">
          <PhoneInput defaultValue="9876543210" />
        </Field>
      </State>
    </StateList>
  ),
};

/** A pasted number keeps its prefix and spaces. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Mobile number');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.paste('+91 98765 43210');
    await expect(input).toHaveValue('+91 98765 43210');
  },
};
