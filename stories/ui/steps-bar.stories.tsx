import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Step, StepsBar } from '#src/ui/data/steps-bar.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

/** Steps of which the one at `current` is current; those before it are done. */
const steps = (labels: readonly string[], current: number): Step[] =>
  labels.map((label, at) => ({
    key: `${at}`,
    label,
    state: at < current ? 'done' : at === current ? 'current' : 'open',
  }));

const tamil = ['சுயவிவரம்', 'மதிப்பாய்வு', 'வங்கிக்கணக்குவிவரங்கள்'];
const labels = ['Phone number', 'Profile', 'Review', 'Bank details'];

const meta = {
  title: 'Components/Data/Steps bar',
  component: StepsBar,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'How far somebody is on a way of several steps. The steps are next to each other, and below each other on phones. It only shows the progress; nothing in it can be pressed.',
      dos: ['Show it for three to five steps.', 'Mark exactly one step as current.'],
      donts: ['Don’t use it to switch between views. Use `Tabs`.'],
    }),
  },
  args: { label: 'Your way to the first post', steps: steps(labels, 1) },
  argTypes: {
    label: { control: 'text', description: 'Read out by screen readers.' },
    steps: { control: 'object' },
  },
} satisfies Meta<typeof StepsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="At the first step">
        <StepsBar label="At the first step" steps={steps(labels, 0)} />
      </State>
      <State name="All done">
        <StepsBar label="All done" steps={steps(labels, 4)} />
      </State>
      <State name="Long words, Tamil" lang="ta">
        <StepsBar label="தமிழ்" steps={steps(tamil, 1)} />
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <StepsBar label="اردو" steps={steps(['فون نمبر', 'پروفائل', sampleTexts.urdu], 1)} />
      </State>
    </StateList>
  ),
};
