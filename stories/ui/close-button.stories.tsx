import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { CloseButton } from '#src/ui/overlay/close-button.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Overlay/Close button',
  component: CloseButton,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Closes a window, from its upper corner. `Dialog` and `Drawer` draw it themselves. Its name comes from the catalogue of the chosen language.',
      keys: [
        ['Tab', 'Moves the focus to the button.'],
        ['Enter', 'Closes the window.'],
        ['Space', 'Closes the window.'],
      ],
      dos: ['Put it after the title, at the end of its row.'],
      donts: ['Don’t use it to remove an item of a list. Use `IconButton` with a name.'],
    }),
  },
  args: { onClick: fn() },
  argTypes: { onClick: { control: false, description: 'Called on a press.' } },
  // It reaches beyond the padding of its window.
  decorators: [(Story) => <Box padding="4">{Story()}</Box>],
} satisfies Meta<typeof CloseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = [
  { name: 'Long word, German', lang: 'de', title: sampleTexts.german },
  { name: 'Long word, Tamil', lang: 'ta', title: sampleTexts.tamil },
  { name: 'Right to left, Urdu', lang: 'ur', title: sampleTexts.urdu },
];

export const Playground: Story = {};

/** Beside the title of a window. */
export const States: Story = {
  render: ({ onClick }) => (
    <StateList>
      {titles.map(({ name, lang, title }) => (
        <State key={lang} name={name} lang={lang}>
          <Row flexWrap="nowrap" justifyContent="space-between" alignItems="flex-start">
            <Heading minWidth="0">{title}</Heading>
            <CloseButton onClick={onClick} />
          </Row>
        </State>
      ))}
    </StateList>
  ),
};

export const Keyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
