import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { componentDocs, State, StateList } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Feedback/Progress bar',
  component: ProgressBar,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'How far an upload or another long action is, from 0 to 1. `null` means that nobody knows; the bar then pulses.',
      dos: ['Say next to it in words what is in progress.'],
      donts: ['Don’t use it for less than a second. A busy `Button` is enough.'],
    }),
  },
  args: { value: 0.4, label: 'Uploading your photo' },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
    label: { control: 'text', description: 'Read out by screen readers.' },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="At the beginning">
        <ProgressBar value={0} label="Uploading the first photo" />
      </State>
      <State name="Complete">
        <ProgressBar value={1} label="Uploading the second photo" />
      </State>
      <State name="Unknown">
        <ProgressBar value={null} label="Preparing the video" />
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <ProgressBar value={0.7} label="تصویر اپ لوڈ ہو رہی ہے" />
      </State>
    </StateList>
  ),
};
