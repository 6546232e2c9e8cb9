import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentSkeleton, OfflineMessage } from '#src/ui/feedback/content-skeleton.tsx';
import { CardSkeleton, Skeleton, TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { componentDocs, StateList } from '#stories/support/component-docs.tsx';
import { InterfaceState } from '#stories/support/interface-state.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { CardSkeleton, TextSkeleton, ContentSkeleton, OfflineMessage },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The outline of what is loading. Screen readers skip it. `CardSkeleton` and `TextSkeleton` are outlines of a card and of a text; `ContentSkeleton` stands for a part of a page and says so when the device is offline.',
      dos: [
        'Give it the size of what will replace it, so that nothing moves.',
        'Say in a `role="status"` next to it that something is loading.',
      ],
      donts: ['Don’t use it for an action of the person. A busy `Button` shows that.'],
    }),
  },
  args: { height: '6rem', width: 'full' },
  argTypes: {
    height: { control: 'text', description: 'A CSS length or a size token.' },
    width: { control: 'text', description: 'A CSS length or a size token.' },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      <InterfaceState name="CardSkeleton">
        <CardSkeleton />
      </InterfaceState>
      <InterfaceState name="TextSkeleton">
        <TextSkeleton />
      </InterfaceState>
      <InterfaceState name="ContentSkeleton, online">
        <ContentSkeleton />
      </InterfaceState>
      <InterfaceState name="OfflineMessage, above a ContentSkeleton while the device is offline">
        <OfflineMessage />
      </InterfaceState>
    </StateList>
  ),
};
