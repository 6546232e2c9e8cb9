import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImagePlus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileButton } from '#src/ui/forms/file-button.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const icon = <ImagePlus size="1.2em" aria-hidden="true" />;

const meta = {
  title: 'Components/Forms/File button',
  component: FileButton,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A button that opens the gallery or the camera of a phone, or the file chooser of a desktop. `onFile` gets one file; `onFiles` lets people choose several.',
      keys: [
        ['Tab', 'Moves the focus to the button.'],
        ['Enter', 'Opens the file chooser.'],
        ['Space', 'Opens the file chooser.'],
      ],
      dos: [
        'Name the kind of file: “Choose a photo”.',
        'Use `capture` only beside a button without it. Some people have the photo already.',
      ],
      donts: ['Don’t rely on `accept`. Check the file that comes.'],
    }),
  },
  args: { children: 'Choose a photo', kind: 'secondary', size: 'sm', onFile: fn() },
  argTypes: {
    children: { control: 'text' },
    kind: { control: 'select', options: ['primary', 'secondary', 'ghost', 'link'] },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
    accept: { control: 'text', description: 'Kinds of files; pictures by default.' },
    capture: {
      control: 'inline-radio',
      options: [undefined, 'user', 'environment'],
      description: 'Opens the camera in place of the gallery.',
    },
    icon: {
      control: 'inline-radio',
      options: ['none', 'picture'],
      mapping: { none: undefined, picture: icon },
    },
  },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof FileButton>;

export const Playground: Story = {};

const ignore = () => {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="With an icon, for several files">
        <FileButton icon={icon} onFiles={ignore}>
          Choose photos
        </FileButton>
      </State>
      <State name="Long word, German" lang="de">
        <FileButton onFile={ignore}>{sampleTexts.german}</FileButton>
      </State>
      <State name="Long word, Tamil" lang="ta">
        <FileButton onFile={ignore}>{sampleTexts.tamil}</FileButton>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <FileButton icon={icon} onFile={ignore}>
          {sampleTexts.urdu}
        </FileButton>
      </State>
    </StateList>
  ),
};

/** Enter opens the file chooser, and the chosen file is handed over. */
export const Keyboard: Story = {
  args: { accept: 'text/plain' },
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened, { once: true });
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    const file = new File(['text'], 'note.txt', { type: 'text/plain' });
    await userEvent.upload(input, file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
