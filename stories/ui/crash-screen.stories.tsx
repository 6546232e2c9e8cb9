import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CrashBoundary } from '#src/ui/feedback/crash-boundary.tsx';
import { CrashScreen } from '#src/ui/feedback/crash-screen.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Feedback/Crash screen',
  component: CrashScreen,
  subcomponents: { CrashBoundary },
  tags: ['!screen', 'autodocs'],
  parameters: {
    docs: componentDocs({
      description:
        'Replaces a page that failed while it was drawn. It says that written text is saved, and offers to reload the page. `CrashBoundary` shows it and is placed around each page. `report` is a way to tell about it, where somebody is signed in.',
      keys: [
        ['Tab', 'Moves the focus to the button, then to the address of support.'],
        ['Enter', 'Reloads the page, or opens the address.'],
      ],
      dos: ['Use it for errors that nobody expected.'],
      donts: ['Don’t use it when a request failed. `RetryNotice` keeps the rest of the page.'],
    }),
  },
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button comes first, then the address of support. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
