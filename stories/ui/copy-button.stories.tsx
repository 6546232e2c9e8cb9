import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from '#src/ui/forms/copy-button.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Copy button',
  component: CopyButton,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Copies a text to the clipboard. It says whether that succeeded, in words and to screen readers.',
      keys: [
        ['Tab', 'Moves the focus to the button.'],
        ['Enter', 'Copies the text.'],
        ['Space', 'Copies the text.'],
      ],
      dos: ['Show the text beside it, so that it can be selected where copying is blocked.'],
      donts: ['Don’t copy without a press of the person.'],
    }),
  },
  args: { text: 'https://example.com/invitation', children: 'Copy link' },
  argTypes: {
    text: { control: 'text', description: 'The text to copy.' },
    children: { control: 'text', description: 'The name of the button.' },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Long word, German" lang="de">
        <CopyButton text="">{sampleTexts.german}</CopyButton>
      </State>
      <State name="Long word, Tamil" lang="ta">
        <CopyButton text="">{sampleTexts.tamil}</CopyButton>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <CopyButton text="">{sampleTexts.urdu}</CopyButton>
      </State>
    </StateList>
  ),
};

/** Copies by the keyboard, and says so. */
export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(fn(async () => {}));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(args.text);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement(),
    );
  },
};

/** The browser refuses: the message says what to do instead. */
export const Blocked: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement(),
    );
  },
};
