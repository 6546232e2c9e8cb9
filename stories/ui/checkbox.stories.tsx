import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'One statement that is true or not. The label is part of the area that can be pressed. It takes all attributes of an HTML checkbox and a `ref`.',
      keys: [
        ['Tab', 'Moves the focus to the checkbox.'],
        ['Space', 'Ticks it, or removes the tick.'],
      ],
      dos: ['Word the label so that a tick means yes.'],
      donts: ['Don’t use it for an effect that starts at once without a save. Use a button.'],
    }),
  },
  args: { children: 'Send me a monthly report', disabled: false, onChange: fn() },
  argTypes: {
    children: { control: 'text', description: 'The label.' },
    disabled: { control: 'boolean' },
    defaultChecked: { control: 'boolean' },
  },
  render: (args) => <Checkbox key={String(args.defaultChecked)} {...args} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Ticked">
        <Checkbox defaultChecked>Send me a monthly report</Checkbox>
      </State>
      <State name="Disabled, off and on">
        <Checkbox disabled>Send me a monthly report</Checkbox>
        <Checkbox disabled defaultChecked>
          Send me a monthly report
        </Checkbox>
      </State>
      <State name="Long word, German" lang="de">
        <Checkbox>{sampleTexts.german}</Checkbox>
      </State>
      <State name="Long word, Tamil" lang="ta">
        <Checkbox>{sampleTexts.tamil}</Checkbox>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Checkbox defaultChecked>{sampleTexts.urdu}</Checkbox>
      </State>
    </StateList>
  ),
};

/** Space ticks it, and so does a press on the label. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByText('Send me a monthly report'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
