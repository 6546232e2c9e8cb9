import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Money } from '#src/ui/data/formatted-values.tsx';
import { ColumnMenu } from '#src/ui/data/table/column-menu.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { DataTable } from '#src/ui/data/table/data-table.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

type Agency = { id: string; name: string; city: string; paise: number; isBlocked: boolean };

const agencies: Agency[] = [
  { id: 'a', name: 'Brahmaputra Stories', city: 'Guwahati', paise: 4_512_000, isBlocked: false },
  { id: 'b', name: 'विदर्भ मीडिया', city: 'नागपुर', paise: 128_450, isBlocked: true },
  { id: 'c', name: sampleTexts.tamil, city: 'சென்னை', paise: 0, isBlocked: false },
  { id: 'd', name: 'اودھ نیوز', city: 'لکھنؤ', paise: 97_300, isBlocked: false },
];

const columns: DataColumn<Agency>[] = [
  {
    key: 'name',
    header: 'Agency',
    cell: ({ name }) => <bdi>{name}</bdi>,
    text: ({ name }) => name,
    sort: { by: 'name', direction: 'ascending', reverse: { by: '-name', label: 'Name, Z to A' } },
  },
  { key: 'city', header: 'City', cell: ({ city }) => city, text: ({ city }) => city },
  {
    key: 'state',
    header: 'State',
    cell: ({ isBlocked }) => (
      <StatusBadge tone={isBlocked ? 'danger' : 'success'}>
        {isBlocked ? 'Blocked' : 'Active'}
      </StatusBadge>
    ),
    text: ({ isBlocked }) => (isBlocked ? 'Blocked' : 'Active'),
  },
  {
    key: 'earnings',
    header: 'Earnings',
    cell: ({ paise }) => <Money paise={paise} />,
    text: ({ paise }) => `${paise / 100}`,
    isNumeric: true,
  },
  { key: 'id', header: 'Id', cell: ({ id }) => id, text: ({ id }) => id, isOptional: true },
];

type Props = ComponentProps<typeof DataTable<Agency>>;

function Drawn({ onSort, ...props }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState('name');
  const isDisabled = props.selection?.isDisabled ?? false;
  return (
    <Stack gap="3">
      <Row justifyContent="flex-end">
        <ColumnMenu id={props.id} columns={props.columns} />
      </Row>
      <DataTable
        {...props}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          onSort?.(next);
        }}
        selection={props.selection && { selected, isDisabled, onChange: setSelected }}
      />
    </Stack>
  );
}

const meta = {
  title: 'Components/Data/Data table',
  component: DataTable<Agency>,
  subcomponents: { ColumnMenu },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The records of a staff list as a table, and as cards in a window below 700 pixels. It draws only the rows near the window, so thousands scroll smoothly; the server sorts and filters. `ColumnMenu` chooses the columns, which the device remembers.',
      keys: [
        ['Tab', 'Moves the focus to the table, then to its headers, checkboxes and links.'],
        ['↑ ↓', 'On the table, scroll it.'],
        ['Enter', 'On a header, sorts by the column; again, in the opposite order.'],
        ['Space', 'On a checkbox, selects the row; with Shift, all rows from the last one.'],
      ],
      dos: [
        'Put the name of the record into the first column. It always stays.',
        'Mark numbers and amounts with `isNumeric`.',
      ],
      donts: ['Don’t use it for creators. They read cards.', 'Don’t show it without rows.'],
    }),
  },
  args: {
    id: 'storybook-agencies',
    label: 'Agencies',
    columns,
    rows: agencies,
    rowKey: ({ id }: Agency) => id,
    rowName: ({ name }: Agency) => name,
    selection: { selected: new Set<string>(), isDisabled: false, onChange: () => {} },
    onSort: fn(),
  },
  argTypes: {
    id: { control: false },
    label: { control: 'text', description: 'Read out by screen readers.' },
    rows: { control: 'object' },
    columns: { control: false },
    rowKey: { control: false },
    rowName: { control: false },
    sort: { control: false },
    selection: {
      control: 'inline-radio',
      options: ['none', 'possible', 'disabled'],
      mapping: {
        none: undefined,
        possible: { selected: new Set(), isDisabled: false, onChange: () => {} },
        disabled: { selected: new Set(), isDisabled: true, onChange: () => {} },
      },
    },
  },
  render: (args) => <Drawn {...args} />,
} satisfies Meta<typeof DataTable<Agency>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space selects a row, and Enter on a header reverses the order. On phones there are cards. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const checkbox = canvas.getByRole('checkbox', { name: /Brahmaputra/ });
    checkbox.focus();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    // Narrow windows show cards, which have no headers.
    if (matchMedia('(max-width: 699px)').matches) return;
    const header = canvas.getByRole('button', { name: 'Agency' });
    header.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith('-name');
  },
};

/** More rows than are drawn, of which none can be selected. */
export const ManyRows: Story = {
  args: {
    id: 'storybook-many-agencies',
    rows: Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`,
      name: `Agency ${at + 1}`,
      city: 'Pune',
      paise: at * 10_000,
      isBlocked: at % 7 === 3,
    })),
    selection: { selected: new Set<string>(), isDisabled: true, onChange: () => {} },
  },
};
