import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { PostFigure } from '#src/ui/media/post/post-figure.tsx';
import { PostMedia } from '#src/ui/media/post/post-media.tsx';
import { PostVideo } from '#src/ui/media/post/post-video.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';
import { storyPicture } from '#stories/support/sample-pictures.ts';

type Post = ComponentProps<typeof PostMedia>['post'];

const picture = storyPicture(1, 'The first bids at dawn', 'A market in the early morning');
const image: Post = {
  format: 'FORMAT_IMAGE',
  title: 'Morning at the market',
  pictures: [picture],
  video: null,
};
const { id, url, width, height } = storyPicture(6, '');
const video: Post = {
  ...image,
  format: 'FORMAT_VIDEO',
  pictures: [],
  video: {
    id: '01930000-0000-7000-8000-0000000000d1',
    url: '/videos/river.mp4',
    width: 1280,
    height: 720,
    durationMs: 34_000,
    hasSound: true,
    poster: { id, url, width, height },
  },
};
const gallery: Post = {
  ...image,
  format: 'FORMAT_GALLERY',
  pictures: [picture, storyPicture(2, sampleTexts.urdu)],
};
const posts = { image, video, gallery, gif: { ...video, format: 'GIFVIDEO' as const } };

const meta = {
  title: 'Components/Media/Post media',
  component: PostMedia,
  subcomponents: { PostFigure, PostVideo },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The pictures or the video of a post, by its format. An article has its pictures in the text, so nothing is shown for it. A GIF video plays in a loop without sound, and does not start for people who prefer reduced motion.',
      keys: [
        ['Tab', 'Moves the focus to the video or the gallery and its controls.'],
        ['Space', 'On the video, plays or pauses it.'],
      ],
      dos: ['Set `isGalleryExpanded` for people who have to see every picture.'],
      donts: ['Don’t repeat the caption in the description of a picture.'],
    }),
  },
  args: { post: image, isGalleryExpanded: false },
  argTypes: {
    post: { control: 'select', options: Object.keys(posts), mapping: posts },
    isGalleryExpanded: { control: 'boolean', description: 'All pictures in a column.' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
} satisfies Meta<typeof PostMedia>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      <State name="Video">
        <PostMedia post={video} />
      </State>
      <State name="Gallery, expanded">
        <PostMedia post={gallery} isGalleryExpanded />
      </State>
      <State name="Without a caption">
        <PostMedia post={{ ...image, pictures: [storyPicture(3, '')] }} />
      </State>
    </StateList>
  ),
};
