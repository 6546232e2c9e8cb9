import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { DragHandle } from '#src/ui/layout/reorder/drag-handle.tsx';
import { type Move, ReorderButtons } from '#src/ui/layout/reorder/reorder-buttons.tsx';
import { useDragReorder } from '#src/ui/layout/reorder/use-drag-reorder.ts';
import { Text } from '#src/ui/layout/text.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

const labels: Record<Move, string> = {
  first: 'Move to the start',
  up: 'Move up',
  down: 'Move down',
  last: 'Move to the end',
};

const meta = {
  title: 'Components/Layout/Reorder buttons',
  component: ReorderButtons,
  subcomponents: { DragHandle },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Move an item of a list to another place. `DragHandle` and `useDragReorder` do the same by dragging. A button that would move nothing stays focusable and does nothing.',
      keys: [
        ['Tab', 'Moves the focus to the next button.'],
        ['Enter', 'Moves the item.'],
        ['Escape', 'Ends a drag and puts the item back.'],
      ],
      dos: ['Offer the buttons wherever items can be dragged (WCAG 2.5.7).'],
      donts: ['Don’t sort a list by hand that has an order of its own.'],
    }),
  },
  args: { at: 1, count: 4, label: (by: Move) => labels[by], onMove: fn() },
  argTypes: {
    at: { control: { type: 'number', min: 0, max: 3 }, description: 'Its place, from 0.' },
    count: { control: { type: 'number', min: 1 }, description: 'Of the items of the list.' },
    label: { control: false, description: 'The name of each button.' },
  },
  render: (args) => (
    <Row gap="0">
      <ReorderButtons {...args} />
    </Row>
  ),
} satisfies Meta<typeof ReorderButtons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second button moves up by one. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: labels.up })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('up', 0);
  },
};

function List() {
  const [items, setItems] = useState(['Village library', 'River ferry', sampleTexts.tamil]);
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) =>
    setItems((before) => {
      const rest = before.toSpliced(from, 1);
      return rest.toSpliced(to, 0, ...before.slice(from, from + 1));
    });
  const { startDrag, itemStyle } = useDragReorder(list, move);
  return (
    <Stack as="ol" ref={list} gap="3" maxWidth="dialog" listStyleType="none">
      {items.map((item, at) => (
        <li key={item} style={itemStyle(at)}>
          <Card gap="1">
            <Row gap="2" flexWrap="nowrap">
              <DragHandle onPointerDown={(event) => startDrag(at, event)} />
              <Text minWidth="0" overflowWrap="anywhere">
                {item}
              </Text>
            </Row>
            <Row gap="0">
              <ReorderButtons
                at={at}
                count={items.length}
                label={(by) => `${labels[by]}: ${item}`}
                onMove={(_, to) => move(at, to)}
              />
            </Row>
          </Card>
        </li>
      ))}
    </Stack>
  );
}

/** The first item moves to the end. */
export const WithDragHandle: Story = {
  render: () => <List />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toEnd = canvas.getByRole('button', { name: `${labels.last}: Village library` });
    await userEvent.click(toEnd);
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Village library');
  },
};
