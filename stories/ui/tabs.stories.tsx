import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

const tabs = [
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'blocked', label: 'Blocked creators' },
];

type Props = Parameters<typeof Tabs<string>>[0];

function Drawn({ value: arg, onChange, ...rest }: Omit<Props, 'children'>) {
  const [value, setValue] = useArgState(arg);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return (
    <Tabs {...rest} value={value} onChange={choose}>
      <Text>{rest.tabs.find((tab) => tab.value === value)?.label}</Text>
    </Tabs>
  );
}

const meta = {
  title: 'Components/Layout/Tabs',
  component: Tabs<string>,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Views of one page that take the place of each other. The chosen tab is a value of the caller, who may keep it in the address. It is Chakra’s component, so use it only on pages that load on demand.',
      keys: [
        ['Tab', 'Moves the focus to the chosen tab, then to what it shows.'],
        ['← →', 'Choose the tab on this side.'],
        ['Home', 'Chooses the first tab.'],
        ['End', 'Chooses the last tab.'],
      ],
      dos: ['Keep the labels to one or two words.'],
      donts: ['Don’t use tabs for steps that follow each other. Use a `StepsBar`.'],
    }),
  },
  args: { label: 'Status', tabs, value: 'pending', onChange: fn(), children: null },
  argTypes: {
    label: { control: 'text', description: 'Read out by screen readers.' },
    tabs: { control: 'object' },
    value: { control: 'select', options: tabs.map(({ value }) => value) },
    children: { control: false, description: 'What the chosen tab shows.' },
  },
  render: ({ children: _, ...args }) => <Drawn {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <StateList>
      <State name="The last of four">
        <Drawn {...args} label="The last of four" value="blocked" />
      </State>
      <State name="Long words, Tamil" lang="ta">
        <Drawn
          {...args}
          label="தமிழ்"
          value="first"
          tabs={[
            { value: 'first', label: sampleTexts.tamil },
            { value: 'second', label: sampleTexts.tamil },
          ]}
        />
      </State>
    </StateList>
  ),
};

/** Arrow keys go from tab to tab in the direction of the language; End goes to the last one. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Pending' }));
    const forwards = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forwards);
    await expect(await canvas.findByRole('tabpanel', { name: 'Approved' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('tabpanel', { name: 'Blocked creators' })).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('blocked');
  },
};

/** On a narrow screen, a tab that is chosen from the beginning is seen whole. */
export const LastTabOnNarrowScreen: Story = {
  args: { value: 'blocked' },
  decorators: [
    (StoryOfTabs) => (
      <div style={{ width: 220 }}>
        <StoryOfTabs />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (await canvas.findByRole('tab', { selected: true })).getBoundingClientRect();
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(tab.left).toBeGreaterThanOrEqual(row.left - 1);
    await expect(tab.right).toBeLessThanOrEqual(row.right + 1);
  },
};
