import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '#src/ui/layout/layout.tsx';
import { ScrollArea } from '#src/ui/layout/scroll-area.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const paragraphs = ['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
  <Text key={place}>
    The {place} of five paragraphs, which together are higher than the area that shows them.
  </Text>
));

const meta = {
  title: 'Components/Layout/Scroll area',
  component: ScrollArea,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A part of the page that scrolls by itself. While it scrolls and nothing in it takes the focus, it takes the focus itself, so that keys can scroll it.',
      keys: [
        ['Tab', 'Moves the focus to the area, or to what is in it.'],
        ['↑ ↓', 'Scroll.'],
      ],
      dos: ['Point `titleId` at its heading, which names it for screen readers.'],
      donts: ['Don’t use it for a whole page. The window scrolls.'],
    }),
  },
  args: { titleId: 'terms', maxHeight: '8rem', children: paragraphs },
  argTypes: {
    titleId: { control: false, description: 'The id of its heading.' },
    maxHeight: { control: 'inline-radio', options: ['8rem', '12rem', '60rem'] },
    children: { control: false },
  },
  render: ({ children, ...args }) => (
    <Stack gap="2" maxWidth="dialog" lang="en" dir="ltr">
      <Heading id="terms" size="sm">
        Terms
      </Heading>
      <ScrollArea {...args}>
        <Stack gap="3">{children}</Stack>
      </ScrollArea>
    </Stack>
  ),
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The area is a stop of the Tab key while it scrolls. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const area = await within(canvasElement).findByRole('group', { name: 'Terms' });
    await userEvent.tab();
    await waitFor(() => expect(area).toHaveFocus());
  },
};

/** High enough for its content, it is no stop. */
export const WithoutScrolling: Story = {
  args: { maxHeight: '60rem' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Terms' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
  },
};
