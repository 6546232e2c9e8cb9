import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Avatar, BlueTick } from '#src/ui/media/avatar.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';
import { storyPicture } from '#stories/support/sample-pictures.ts';

const { url } = storyPicture(2, '');

const meta = {
  title: 'Components/Media/Avatar',
  component: Avatar,
  subcomponents: { BlueTick },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A person: their picture, or else the first letter of their name. Screen readers skip it except for the blue tick, so it always stands next to the name. `BlueTick` is the tick alone, after a name.',
      dos: ['Show the tick once for each person, on the avatar or after the name.'],
      donts: ['Don’t use it without the name next to it.'],
    }),
  },
  args: { name: 'Asha Kulkarni', url: null, size: 'md', blueTick: false },
  argTypes: {
    name: { control: 'text' },
    url: {
      control: 'inline-radio',
      options: ['none', 'picture'],
      mapping: { none: null, picture: url },
    },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    blueTick: { control: 'boolean', description: 'The person is an approved creator.' },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      <State name="Sizes, with a picture">
        <Row>
          <Avatar name="Asha" url={url} size="sm" />
          <Avatar name="Asha" url={url} size="md" />
          <Avatar name="Asha" url={url} size="lg" blueTick />
        </Row>
      </State>
      <State name="Without a name">
        <Avatar name="" />
      </State>
      <State name="First letters: Devanagari, Tamil, Urdu">
        <Row>
          <Avatar name="क्षितिज" />
          <Avatar name={sampleTexts.tamil} />
          <Avatar name={sampleTexts.urdu} blueTick />
        </Row>
      </State>
      <State name="BlueTick after a name">
        <Text>
          Asha Kulkarni <BlueTick />
        </Text>
      </State>
    </StateList>
  ),
};
