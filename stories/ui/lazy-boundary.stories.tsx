import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const Loading = lazyWithPreload(() => new Promise<never>(() => {}));
const Loaded = lazyWithPreload(async () => ({ default: () => <Text>The part has loaded.</Text> }));

const meta = {
  title: 'Components/Feedback/Lazy boundary',
  component: LazyBoundary,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Placed around a part whose code loads on demand (`lazyWithPreload`). It shows the fallback until the code is there, and a notice with a retry button when it did not load. Other errors pass through to the `CrashBoundary`.',
      keys: [
        ['Tab', 'After a failure, moves the focus to the retry button.'],
        ['Enter', 'On the retry button, loads the code again.'],
      ],
      dos: [
        'Give it a fallback in the shape of the part.',
        'Set `backLink` where people would be stuck without the part.',
      ],
      donts: ['Don’t put it around parts of the first load.'],
    }),
  },
  args: { fallback: <ContentSkeleton />, children: <Loaded /> },
  argTypes: {
    fallback: {
      control: 'inline-radio',
      options: ['skeleton', 'text'],
      mapping: { skeleton: <ContentSkeleton />, text: <Text>Loading…</Text> },
    },
    children: {
      control: 'inline-radio',
      options: ['loading', 'loaded'],
      mapping: { loading: <Loading />, loaded: <Loaded /> },
      description: 'The part that loads on demand.',
    },
    backLink: { control: false, description: 'A way back, below the fallback or the notice.' },
    renderError: { control: false, description: 'Draws another notice than the default one.' },
  },
} satisfies Meta<typeof LazyBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: <Loading /> },
  parameters: { neverLoads: true },
};

/** Its code loads at the second attempt. */
function createFailing() {
  let attempts = 0;
  return lazyWithPreload(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('The file is missing.');
    return { default: () => <Text>The part has loaded.</Text> };
  });
}

function Failing() {
  const [Part] = useState(createFailing);
  return (
    <LazyBoundary fallback={<ContentSkeleton />}>
      <Part />
    </LazyBoundary>
  );
}

/** The retry button loads the code again. */
export const Keyboard: Story = {
  render: () => <Failing />,
  beforeEach: () => {
    // React reports what the boundary has caught.
    const report = spyOn(console, 'error').mockImplementation(() => {});
    return () => report.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const retry = await canvas.findByRole('button');
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The part has loaded.')).toBeVisible();
  },
};
