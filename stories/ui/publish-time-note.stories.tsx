import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublishTimeNote } from '#src/ui/data/publish-time-note.tsx';
import { componentDocs, StateList } from '#stories/support/component-docs.tsx';
import { InterfaceState } from '#stories/support/interface-state.tsx';

const meta = {
  title: 'Components/Data/Publish time note',
  component: PublishTimeNote,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'When a post will be published, in Indian time. It is empty unless the post is scheduled or in review.',
      dos: ['Place it next to the state of the post.'],
      donts: ['Don’t use it for the time at which a post was published. Use `DateTime`.'],
    }),
  },
  args: { state: 'SCHEDULED', publishAt: '2026-11-28T09:30:00.000+05:30' },
  argTypes: {
    state: { control: 'select', options: ['SCHEDULED', 'SUBMITTED_FOR_DHPUBLISH_REVIEW'] },
    publishAt: { control: 'text', description: 'ISO 8601.' },
  },
} satisfies Meta<typeof PublishTimeNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <InterfaceState name="In review, before its time">
        <PublishTimeNote
          state="SUBMITTED_FOR_DHPUBLISH_REVIEW"
          publishAt="2099-11-28T09:30:00.000+05:30"
        />
      </InterfaceState>
      <InterfaceState name="In review, after its time">
        <PublishTimeNote
          state="SUBMITTED_FOR_DHPUBLISH_REVIEW"
          publishAt="2020-11-28T09:30:00.000+05:30"
        />
      </InterfaceState>
    </StateList>
  ),
};
