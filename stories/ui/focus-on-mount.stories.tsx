import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/forms/button.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Layout/Focus on mount',
  component: FocusOnMount,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A box that takes the focus when it appears, unless another element has it. Use it where a pressed button is replaced by its result: without it, keyboard and screen reader users would start again at the top of the page.',
      keys: [['Tab', 'Continues from the box.']],
      dos: ['Put the whole result into it, so that screen readers read it.'],
      donts: ['Don’t use it for a new page. `PageTitle` takes the focus there.'],
    }),
  },
  args: { children: 'Your request was sent.' },
  argTypes: { children: { control: 'text' } },
  render: (args) => <Replaced {...args} />,
} satisfies Meta<typeof FocusOnMount>;

export default meta;
type Story = StoryObj<typeof meta>;

function Replaced(props: Parameters<typeof FocusOnMount>[0]) {
  const [isSent, setIsSent] = useState(false);
  return isSent ? (
    <FocusOnMount {...props} />
  ) : (
    <Button onClick={() => setIsSent(true)}>Send request</Button>
  );
}

/** The result has the focus after Enter has removed the button. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Your request was sent.')).toHaveFocus();
  },
};
