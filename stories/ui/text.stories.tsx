import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, TextLink, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const sentence = 'After the rain, farmers in Vidarbha are back in their fields.';

const meta = {
  title: 'Components/Layout/Text and heading',
  component: Text,
  subcomponents: { Heading, TextLink, VisuallyHidden },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Running text, headings and links in text. `as` gives the element and `size` the look, so a heading has the level that the outline needs. `VisuallyHidden` is for screen readers only.',
      keys: [
        ['Tab', 'Moves the focus to the next `TextLink`.'],
        ['Enter', 'Opens the address.'],
      ],
      dos: [
        'Set `lang` and `dir` on text of another language than the interface.',
        'Use `RouterLink` for a page of the portal.',
      ],
      donts: ['Don’t choose a heading level by its size.'],
    }),
  },
  args: { size: 'md', muted: false, children: sentence },
  argTypes: {
    size: { control: 'inline-radio', options: ['xs', 'sm', 'md', 'lg'] },
    muted: { control: 'boolean' },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A link in text is reached by the Tab key, and hidden words are part of its name. */
export const Variants: Story = {
  render: () => (
    <StateList>
      <State name="Heading: xl, lg, md, sm">
        <Stack gap="2">
          {(['xl', 'lg', 'md', 'sm'] as const).map((size) => (
            <Heading key={size} size={size}>
              Back in the fields
            </Heading>
          ))}
        </Stack>
      </State>
      <State name="Text: lg, md, sm, xs">
        <Stack gap="2">
          {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
            <Text key={size} size={size}>
              {sentence}
            </Text>
          ))}
        </Stack>
      </State>
      <State name="TextLink, with hidden words">
        <Text>
          Read the{' '}
          <TextLink href="https://example.com/licence">
            licence
            <VisuallyHidden> of the fonts</VisuallyHidden>
          </TextLink>
          .
        </Text>
      </State>
      <State name="Long words, Tamil" lang="ta">
        <Text overflowWrap="anywhere">{sampleTexts.tamil}</Text>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Heading>{sampleTexts.urdu}</Heading>
        <Text>{sampleTexts.urdu}</Text>
      </State>
    </StateList>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'licence of the fonts' });
    await expect(link).toHaveFocus();
  },
};
