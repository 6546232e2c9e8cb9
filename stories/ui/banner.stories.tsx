import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const press = fn();
const action = (
  <Button kind="secondary" size="sm" onClick={press}>
    Show details
  </Button>
);

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A message in the place that it is about. Screen readers announce the tone `danger` at once and all others when they are idle.',
      keys: [
        ['Tab', 'Moves the focus to the next of its buttons.'],
        ['Enter', 'Presses the focused button.'],
      ],
      dos: [
        'Say what happened and what to do next.',
        'Use `RetryNotice` for a failure that can be tried again.',
      ],
      donts: [
        'Don’t show more than one banner about the same thing.',
        'Don’t use `danger` for news that needs no action.',
      ],
    }),
  },
  args: { tone: 'info', title: 'Your profile is being reviewed', children: 'It takes two days.' },
  argTypes: {
    tone: { control: 'inline-radio', options: tones },
    title: { control: 'text' },
    children: { control: 'text' },
    actions: { control: false, description: 'Buttons below the text.' },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      {tones.map((tone) => (
        <State key={tone} name={tone}>
          <Banner tone={tone}>The text of a banner with this tone.</Banner>
        </State>
      ))}
      <State name="Long words, Tamil" lang="ta">
        <Banner tone="warning" title={sampleTexts.tamil}>
          {sampleTexts.tamil}
        </Banner>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Banner tone="success">{sampleTexts.urdu}</Banner>
      </State>
    </StateList>
  ),
};

/** Its buttons are reached by the Tab key. */
export const Keyboard: Story = {
  args: { actions: action },
  play: async ({ canvasElement }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledOnce();
  },
};
