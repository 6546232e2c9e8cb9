import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PostGallery } from '#src/ui/media/post/post-gallery.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';
import { storyPicture } from '#stories/support/sample-pictures.ts';

const meta = {
  title: 'Components/Media/Post gallery',
  component: PostGallery,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The pictures of a gallery, one at a time, with swiping, arrow keys and buttons. It says which picture of how many is shown. In languages that are written from right to left it begins on the right.',
      keys: [
        ['Tab', 'Moves the focus to the pictures, then to the buttons.'],
        ['← →', 'On the pictures, scroll to the one on this side.'],
        ['Enter', 'On a button, shows the previous or next picture.'],
      ],
      dos: ['Use `PostMedia`, which chooses the component for the format of a post.'],
      donts: ['Don’t let it move by itself.'],
    }),
  },
  args: {
    post: {
      title: 'Morning at the market',
      pictures: [
        storyPicture(4, 'Oranges in baskets', 'Baskets of oranges'),
        storyPicture(5, 'By noon the lorries are loaded'),
        storyPicture(6, sampleTexts.urdu),
      ],
    },
  },
  argTypes: { post: { control: 'object', description: 'Its pictures and title.' } },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
} satisfies Meta<typeof PostGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second button shows the next picture; the first does nothing at the first picture. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [previous, next] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
  },
};
