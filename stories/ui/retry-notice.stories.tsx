import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RetryButton, RetryLabel, RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';
import { InterfaceState } from '#stories/support/interface-state.tsx';

const meta = {
  title: 'Components/Feedback/Retry notice',
  component: RetryNotice,
  subcomponents: { RetryButton, RetryLabel },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A banner that says what failed, with a button to try again. `RetryButton` is the button alone, and `RetryLabel` its words for a button of another look.',
      keys: [
        ['Tab', 'Moves the focus to the button.'],
        ['Enter', 'Tries again.'],
        ['Space', 'Tries again.'],
      ],
      dos: ['Show it in the place of what failed.', 'Pass a `FailureMessage` as its text.'],
      donts: ['Don’t use it where another attempt cannot help. Use a `Banner`.'],
    }),
  },
  args: {
    tone: 'danger',
    title: '',
    children: 'Your earnings didn’t load.',
    onRetry: fn(),
  },
  argTypes: {
    tone: { control: 'inline-radio', options: ['warning', 'danger'] },
    title: { control: 'text' },
    children: { control: 'text', description: 'What failed.' },
  },
} satisfies Meta<typeof RetryNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space press the button. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: ({ onRetry }) => (
    <StateList>
      <InterfaceState name="Warning with a title">
        <RetryNotice tone="warning" title="Not saved yet" onRetry={onRetry}>
          <bdi>The text is still on this device.</bdi>
        </RetryNotice>
      </InterfaceState>
      <InterfaceState name="RetryButton alone">
        <RetryButton onClick={onRetry} />
      </InterfaceState>
      <InterfaceState name="RetryLabel in another button">
        <Button onClick={onRetry}>
          <RetryLabel />
        </Button>
      </InterfaceState>
      <State name="Long words, Tamil" lang="ta">
        <RetryNotice onRetry={onRetry}>{sampleTexts.tamil}</RetryNotice>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <RetryNotice onRetry={onRetry}>{sampleTexts.urdu}</RetryNotice>
      </State>
    </StateList>
  ),
};
