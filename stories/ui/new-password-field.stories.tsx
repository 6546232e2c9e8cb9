import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { resetPasswordForm } from '#domain/forms/staff-security-forms.ts';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { NewPasswordField } from '#src/ui/forms/new-password-field.tsx';
import { useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

function InForm({ refused }: { refused: RuleCode | undefined }) {
  const form = useSchemaForm(resetPasswordForm, { newPassword: '' });
  return (
    <form noValidate onSubmit={form.handleSubmit(() => {})}>
      <Stack>
        <NewPasswordField key={refused} form={form} refused={refused} />
        <Button type="submit">Save</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Components/Forms/New password field',
  component: NewPasswordField,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The field `newPassword` of a form, with its label, hint and errors. It shows what the form finds on submit, and what the server refuses. Its words come from the catalogue of the chosen language.',
      keys: [
        ['Tab', 'Moves the focus to the input, then to the button that shows the password.'],
        ['Enter', 'Submits the form.'],
      ],
      dos: ['Pass the server’s error as `refused`. The field then takes the focus.'],
      donts: ['Don’t ask for the password twice. It can be shown.'],
    }),
  },
  args: { refused: undefined },
  argTypes: {
    form: { control: false, description: 'From `useSchemaForm`.' },
    refused: {
      control: 'select',
      options: [undefined, 'easily-guessed', 'too-short:12'],
      description: 'The server’s error for this field.',
    },
  },
  render: ({ refused }) => <InForm refused={refused} />,
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof NewPasswordField>;

export const Playground: Story = {};

/** The server refused the password: the field is invalid and has the focus. */
export const Refused: Story = {
  args: { refused: 'too-short:12' },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
  },
};

/** Enter submits; a password that is too short keeps the focus in the field. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('short{Enter}');
    await expect(
      await within(canvasElement).findByText(/12/, { selector: '[id$=error] span' }),
    ).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(input).toHaveFocus();
  },
};
