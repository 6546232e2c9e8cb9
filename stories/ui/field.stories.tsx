import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A label, a hint and an error around one input. It connects them by ids, `aria-describedby` and `aria-invalid`; a new error is announced.',
      keys: [['Tab', 'Moves the focus to the input. A press on the label does so too.']],
      dos: [
        'Say in the error what to do: “Enter 10 digits.”',
        'Mark optional fields, not required ones, where most are required.',
      ],
      donts: [
        'Don’t put more than one input into it.',
        'Don’t give the input an `id` or an `aria-label`.',
      ],
    }),
  },
  args: {
    label: 'Account holder',
    hint: 'As printed in your passbook.',
    error: '',
    required: false,
    optional: false,
    aside: '',
    children: <TextInput />,
  },
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text', description: 'Below the label.' },
    error: { control: 'text', description: 'Below the input.' },
    required: { control: 'boolean', description: 'Tells screen readers that it is required.' },
    optional: { control: 'boolean', description: 'Adds “optional” to the label.' },
    aside: { control: 'text', description: 'At the end of the label’s line.' },
    place: { control: 'text', description: 'The name of the field in links to it.' },
    children: { control: false, description: 'One input.' },
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  args: { children: null },
  render: () => (
    <StateList>
      <Field
        label="Optional, with a counter"
        optional
        aside={
          <Text size="sm" muted>
            12/60
          </Text>
        }
      >
        <TextInput />
      </Field>
      <Field
        label="Invalid, with a hint"
        hint="Eleven characters."
        error="Enter the IFSC."
        required
      >
        <TextInput />
      </Field>
      <State name="Long word, German" lang="de">
        <Field label={sampleTexts.german} hint={sampleTexts.german} error={sampleTexts.german}>
          <TextInput />
        </Field>
      </State>
      <State name="Long word, Tamil" lang="ta">
        <Field label={sampleTexts.tamil} hint={sampleTexts.tamil}>
          <TextInput />
        </Field>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Field label="نام" error={sampleTexts.urdu}>
          <TextInput />
        </Field>
      </State>
    </StateList>
  ),
};

/** The input has the label as its name, and hint and error as its description. */
export const Connections: Story = {
  args: { error: 'Enter the name.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Account holder' });
    await expect(input).toHaveAccessibleDescription('As printed in your passbook. Enter the name.');
    await expect(input).toBeInvalid();
    await userEvent.click(canvas.getByText('Account holder'));
    await expect(input).toHaveFocus();
  },
};
