import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { PasswordInput } from '#src/ui/forms/password-input.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Password input',
  component: PasswordInput,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A password with a button that shows it. It runs from left to right in every language, and password managers recognise it by `autoComplete`.',
      keys: [
        ['Tab', 'Moves the focus to the input, then to the button.'],
        ['Enter', 'In the input, submits the form. On the button, shows or hides the password.'],
        ['Space', 'On the button, shows or hides the password.'],
      ],
      dos: ['Set `autoComplete="new-password"` where a password is chosen.'],
      donts: ['Don’t prevent pasting. Password managers need it.'],
    }),
  },
  args: { autoComplete: 'current-password', disabled: false },
  argTypes: {
    autoComplete: { control: 'inline-radio', options: ['current-password', 'new-password'] },
    disabled: { control: 'boolean' },
    maxLength: { control: 'number' },
  },
  render: (args) => (
    <Field label="Password">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <Field label="Filled">
        <PasswordInput defaultValue="four unrelated words" />
      </Field>
      <Field label="Disabled">
        <PasswordInput disabled defaultValue="four unrelated words" />
      </Field>
      <Field label="Invalid" error="Wrong password." required>
        <PasswordInput defaultValue={sampleTexts.german} />
      </Field>
      <State name="In Urdu it still runs from left to right" lang="ur">
        <Field label="پاس ورڈ">
          <PasswordInput defaultValue="four unrelated words" />
        </Field>
      </State>
    </StateList>
  ),
};

/** The button after the input shows the password and hides it again. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};
