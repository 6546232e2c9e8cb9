import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const kinds = ['primary', 'secondary', 'ink', 'ghost', 'link', 'danger'] as const;

const meta = {
  title: 'Components/Forms/Button',
  component: Button,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Starts an action on the page. While the action runs, `busy` keeps the button in place and focused, and ignores further clicks.',
      keys: [
        ['Tab', 'Moves the focus to the button, also while it is busy.'],
        ['Enter', 'Starts the action.'],
        ['Space', 'Starts the action.'],
      ],
      dos: [
        'Name the action: “Send for review”, not “OK”.',
        'Use one primary button per page or dialog.',
        'Use `busy` while a request is running.',
      ],
      donts: [
        'Don’t use it to open another page. Use `LinkButton` or `RouterButton`.',
        'Don’t disable a submit button while a form has errors. Show the errors on submit.',
      ],
    }),
  },
  args: {
    children: 'Send for review',
    kind: 'primary',
    size: 'md',
    wide: false,
    busy: false,
    disabled: false,
    onClick: fn(),
  },
  argTypes: {
    children: { control: 'text', description: 'The name of the action.' },
    kind: { control: 'select', options: kinds, description: 'How prominent it is.' },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
    wide: { control: 'boolean', description: 'As wide as its container.' },
    busy: { control: 'boolean', description: 'The action is in progress.' },
    disabled: { control: 'boolean' },
    icon: {
      control: 'inline-radio',
      options: ['none', 'send'],
      mapping: { none: undefined, send: <Send size="1.2em" aria-hidden="true" /> },
      description: 'Before the text. Decorative.',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      {(['md', 'sm'] as const).map((size) => (
        <State key={size} name={`Size ${size}`}>
          <Row gap="2">
            {kinds.map((kind) => (
              <Button key={kind} kind={kind} size={size}>
                {kind}
              </Button>
            ))}
          </Row>
        </State>
      ))}
      <State name="With an icon, as wide as its container">
        <Button wide icon={<Send size="1.2em" aria-hidden="true" />}>
          Send for review
        </Button>
      </State>
    </StateList>
  ),
};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Disabled">
        <Button disabled>Send for review</Button>
      </State>
      <State name="Busy">
        <Button busy>Sending…</Button>
      </State>
      <State name="Long word, German" lang="de">
        <Button>{sampleTexts.german}</Button>
      </State>
      <State name="Long word, Tamil" lang="ta">
        <Button>{sampleTexts.tamil}</Button>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Button icon={<Send size="1.2em" aria-hidden="true" />}>{sampleTexts.urdu}</Button>
      </State>
    </StateList>
  ),
};

/** Enter and Space start the action, but not while it is in progress. */
export const Keyboard: Story = {
  args: { onClick: fn() },
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} busy>
        Sending…
      </Button>
    </Row>
  ),
  play: async ({ canvasElement, args }) => {
    const [idle, busy] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(idle).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(busy).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
