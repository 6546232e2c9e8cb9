import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChunkLoadErrorNotice } from '#src/ui/feedback/chunk-load-error-notice.tsx';
import { componentDocs, StateList } from '#stories/support/component-docs.tsx';
import { InterfaceState } from '#stories/support/interface-state.tsx';

const meta = {
  title: 'Components/Feedback/Chunk load error notice',
  component: ChunkLoadErrorNotice,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Says that the code of a part of the page did not load, and offers another attempt. After a second failure it also offers to reload the page.',
      keys: [
        ['Tab', 'Moves the focus to the next button.'],
        ['Enter', 'Presses the focused button.'],
      ],
      dos: ['Leave it to `LazyBoundary`, which shows it after a failure.'],
      donts: ['Don’t use it for data that did not load. `RetryNotice` says what failed.'],
    }),
  },
  args: { hasFailedBefore: false, title: '', onRetry: fn() },
  argTypes: {
    hasFailedBefore: { control: 'boolean', description: 'Whether it failed before as well.' },
    title: { control: 'text' },
  },
} satisfies Meta<typeof ChunkLoadErrorNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus reaches the button, and Enter tries again. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: ({ onRetry }) => (
    <StateList>
      <InterfaceState name="With a title">
        <ChunkLoadErrorNotice title="Crop image" hasFailedBefore={false} onRetry={onRetry} />
      </InterfaceState>
      <InterfaceState name="Failed again">
        <ChunkLoadErrorNotice hasFailedBefore onRetry={onRetry} />
      </InterfaceState>
    </StateList>
  ),
};
