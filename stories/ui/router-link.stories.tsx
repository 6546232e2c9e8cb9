import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router';
import { expect, userEvent, within } from 'storybook/test';
import { Row } from '#src/ui/layout/layout.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { RouterButton, RouterLink, TitleLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Layout/Router link',
  component: RouterLink,
  subcomponents: { RouterButton, TitleLink, Link },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A link to another page of the portal, which opens without loading the document again. `RouterButton` looks like a button, `TitleLink` like a heading. All are made of `Link`, which has no look of its own.',
      keys: [
        ['Tab', 'Moves the focus to the link.'],
        ['Enter', 'Opens the page.'],
        ['Ctrl + Enter', 'Opens the page in a new tab.'],
      ],
      dos: ['Use `TextLink` for an address outside the portal.'],
      donts: ['Don’t use a link for an action. Use a `Button`.'],
    }),
  },
  args: { to: '/earnings', children: 'your earnings' },
  argTypes: {
    to: { control: 'text' },
    children: { control: 'text' },
    replace: { control: 'boolean', description: 'Replaces the entry of the history.' },
  },
  render: (args) => (
    <>
      <Text>
        See <RouterLink {...args} /> for the details.
      </Text>
      <CurrentPath />
    </>
  ),
} satisfies Meta<typeof RouterLink>;

export default meta;
type Story = StoryObj<typeof meta>;

function CurrentPath() {
  const { pathname } = useLocation();
  return (
    <Text size="sm" muted role="status">
      The current path is {pathname}
    </Text>
  );
}

/** Enter opens the page. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('/earnings');
  },
};

export const Variants: Story = {
  render: () => (
    <StateList>
      <State name="RouterButton: kinds and sizes">
        <Row>
          <RouterButton to="/posts/new">Write a post</RouterButton>
          <RouterButton to="/posts" kind="secondary">
            All posts
          </RouterButton>
          <RouterButton to="/help" kind="ghost" size="sm">
            Help
          </RouterButton>
        </Row>
      </State>
      <State name="TitleLink">
        <Heading size="sm">
          <TitleLink to="/posts/1">The ferry that never stopped</TitleLink>
        </Heading>
      </State>
      <State name="Long words, Tamil" lang="ta">
        <Text overflowWrap="anywhere">
          <RouterLink to="/posts">{sampleTexts.tamil}</RouterLink>
        </Text>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <RouterLink to="/posts">{sampleTexts.urdu}</RouterLink>
      </State>
    </StateList>
  ),
};
