import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { LinkButton } from '#src/ui/forms/button.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Link button',
  component: LinkButton,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A link to a file or another website that looks like a button. Screen readers announce a link, and the browser offers to open it in a new tab.',
      keys: [
        ['Tab', 'Moves the focus to the link.'],
        ['Enter', 'Follows the link.'],
      ],
      dos: ['Use it where opening the address is the main action of the page.'],
      donts: [
        'Don’t use it for pages of the portal. `RouterButton` opens them without a reload.',
        'Don’t use it to start an action. Use `Button`.',
      ],
    }),
  },
  args: { children: 'Download invoice', href: '#invoice', kind: 'secondary', size: 'md' },
  argTypes: {
    children: { control: 'text' },
    href: { control: 'text', description: 'The address to open.' },
    kind: {
      control: 'select',
      options: ['primary', 'secondary', 'ink', 'ghost', 'link', 'danger'],
      description: 'How prominent it is.',
    },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
    wide: { control: 'boolean', description: 'As wide as its container.' },
    icon: {
      control: 'inline-radio',
      options: ['none', 'download'],
      mapping: { none: undefined, download: <Download size="1.2em" aria-hidden="true" /> },
      description: 'Before the text. Decorative.',
    },
  },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The Tab key stops at each link. */
export const States: Story = {
  render: () => (
    <StateList>
      <State name="With an icon, as wide as its container">
        <LinkButton href="#invoice" wide icon={<Download size="1.2em" aria-hidden="true" />}>
          Download invoice
        </LinkButton>
      </State>
      <State name="Small">
        <LinkButton href="#invoice" kind="ghost" size="sm">
          Download invoice
        </LinkButton>
      </State>
      <State name="Long word, German" lang="de">
        <LinkButton href="#invoice">{sampleTexts.german}</LinkButton>
      </State>
      <State name="Long word, Tamil" lang="ta">
        <LinkButton href="#invoice">{sampleTexts.tamil}</LinkButton>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <LinkButton href="#invoice">{sampleTexts.urdu}</LinkButton>
      </State>
    </StateList>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
