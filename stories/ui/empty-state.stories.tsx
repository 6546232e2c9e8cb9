import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, SearchX } from 'lucide-react';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const icons = {
  none: undefined,
  document: <FileText size={40} />,
  search: <SearchX size={40} />,
};

const meta = {
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Takes the place of a list without rows. It says what is missing and, where there is something to do, offers it.',
      dos: [
        'Offer one action, the one that fills the list.',
        'Distinguish an empty list from filters that match nothing.',
      ],
      donts: ['Don’t use it for a failure. `RetryNotice` says what failed.'],
    }),
  },
  args: {
    title: 'No posts yet',
    children: 'Your posts appear here when you have written one.',
    icon: icons.document,
    action: <Button>Write a post</Button>,
  },
  argTypes: {
    title: { control: 'text' },
    children: { control: 'text' },
    icon: { control: 'select', options: Object.keys(icons), mapping: icons },
    action: { control: false, description: 'A button or a link.' },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Nothing found">
        <EmptyState icon={icons.search} title="No posts match these filters">
          Try another title or fewer filters.
        </EmptyState>
      </State>
      <State name="Only a title">
        <EmptyState title="No invoices yet" />
      </State>
      <State name="Long words, Tamil" lang="ta">
        <EmptyState icon={icons.document} title={sampleTexts.tamil}>
          {sampleTexts.tamil}
        </EmptyState>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <EmptyState icon={icons.document} title={sampleTexts.urdu} />
      </State>
    </StateList>
  ),
};
