import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Error line',
  component: ErrorLine,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'An error below something that is not a `Field`, such as a button or a list of files. It is not interactive. The caller puts a polite live region around it, so that it is announced.',
      dos: ['Keep the live region on the page, also while there is no error.'],
      donts: [
        'Don’t use it inside a `Field`. Pass `error` to the field.',
        'Don’t use it for an error of the whole page. Use `Banner`.',
      ],
    }),
  },
  args: { children: 'The file is too large. Choose one below 10 MB.' },
  argTypes: { children: { control: 'text', description: 'What is wrong, and what to do.' } },
} satisfies Meta<typeof ErrorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Long word, German" lang="de">
        <ErrorLine>{sampleTexts.german}</ErrorLine>
      </State>
      <State name="Long word, Tamil" lang="ta">
        <ErrorLine>{sampleTexts.tamil}</ErrorLine>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <ErrorLine>{sampleTexts.urdu}</ErrorLine>
      </State>
    </StateList>
  ),
};
