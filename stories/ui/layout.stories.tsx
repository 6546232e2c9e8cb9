import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const Item = ({ children = 'Item' }: { children?: string }) => (
  <Box padding="3" bg="accent.soft" borderRadius="md" overflowWrap="anywhere">
    {children}
  </Box>
);

const items = (
  <>
    <Item />
    <Item>A longer item</Item>
    <Item />
  </>
);

const meta = {
  title: 'Components/Layout/Stack, row, box and page',
  component: Stack,
  subcomponents: { Row, Box, Page },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The boxes that everything is arranged with. `Stack` places its children below each other, `Row` next to each other with wrapping, `Page` gives a screen its margins, and `Box` only takes style properties. Properties take tokens of the theme, and logical sides follow the direction of the language.',
      dos: [
        'Use `gap` for the space between things.',
        'Use `as` for the right element: `as="ul"`, `as="section"`.',
      ],
      donts: [
        'Don’t use `left` and `right`. Use `Start` and `End`.',
        'Don’t write colours or lengths that are no tokens.',
      ],
    }),
  },
  args: { gap: '4', alignItems: 'stretch', children: items },
  argTypes: {
    gap: { control: 'inline-radio', options: ['1', '2', '4', '6', '8'] },
    alignItems: { control: 'inline-radio', options: ['stretch', 'flex-start', 'center'] },
    children: { control: false },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      <State name="Row">
        <Row>{items}</Row>
      </State>
      <State name="Row that wraps, Tamil" lang="ta">
        <Row>
          <Item>{sampleTexts.tamil}</Item>
          <Item>{sampleTexts.tamil}</Item>
        </Row>
      </State>
      <State name="Row, right to left, Urdu" lang="ur">
        <Row>
          <Item>{sampleTexts.urdu}</Item>
          <Item>پہلا</Item>
        </Row>
      </State>
    </StateList>
  ),
};

/** `reading` and `narrow` limit how far a page reaches; all start at the same edge. */
export const Pages: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack paddingBlock="4">
      <Page>
        <Item>Page</Item>
      </Page>
      <Page reading>
        <Item>Page, reading</Item>
      </Page>
      <Page narrow>
        <Item>Page, narrow</Item>
      </Page>
    </Stack>
  ),
};
