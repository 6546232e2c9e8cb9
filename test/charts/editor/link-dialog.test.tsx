import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createEmptyActor } from 'xstate';
import { LinkDialog } from '#src/features/editor/article/link-dialog.tsx';
import type { WritingSurface } from '#src/features/editor/surface/writing-surface.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { press, text } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

const insertEmbed = vi.fn((url: string) => url.includes('youtube'));
const setLink = vi.fn((url: string | null) => url === null || url.startsWith('https:'));
const currentLink = vi.fn((): string | null => null);
const surface = { insertEmbed, setLink, currentLink } as Partial<WritingSurface> as WritingSurface;

function Page({ isPlainText = false }: { isPlainText?: boolean; actor?: unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <LinkDialog
        open={open}
        surface={surface}
        isPlainText={isPlainText}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Link or embed' });
const field = () => page.getByRole('textbox', { name: 'Link' });

beforeEach(() => {
  vi.clearAllMocks();
  currentLink.mockReturnValue(null);
});

it('links the words, and opens empty the next time', async () => {
  await using _page = await draw(Page, createEmptyActor());
  await press('Open')();
  await field().fill('example.com');
  await press('Insert')();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(setLink).toHaveBeenCalledExactlyOnceWith('https://example.com');
  await press('Open')();
  await expect.element(field()).toHaveValue('');
});

it('prefers a card where the site can be embedded', async () => {
  await using _page = await draw(Page, createEmptyActor());
  await press('Open')();
  await field().fill('https://youtube.com/watch?v=1');
  await press('Insert')();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(setLink).not.toHaveBeenCalled();
});

it.each(['ftp://example.com', 'hello world', 'hello'])(
  'reports that %j is not a link, and keeps what was typed',
  async (typed) => {
    await using _page = await draw(Page, createEmptyActor());
    await press('Open')();
    await field().fill(typed);
    await press('Insert')();
    const refused = text('Enter a web address without spaces, such as example.com.')();
    await expect.element(refused).toBeVisible();
    await expect.element(field()).toHaveValue(typed);
  },
);

it('says what plain text mode accepts', async () => {
  await using _page = await draw(() => <Page isPlainText />, createEmptyActor());
  setLink.mockReturnValueOnce(false);
  await press('Open')();
  await field().fill('example.com');
  await press('Insert')();
  const refused = 'In plain text mode, enter a link to YouTube, Instagram, X or Facebook.';
  await expect.element(text(refused)()).toBeVisible();
});

it('begins in the field, with nothing to remove where there is no link', async () => {
  await using _page = await draw(Page, createEmptyActor());
  await press('Open')();
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Remove link' })).not.toBeInTheDocument();
});

it('shows the link that is there, and changes it even where its site has cards', async () => {
  currentLink.mockReturnValue('https://example.com/old');
  await using _page = await draw(Page, createEmptyActor());
  await press('Open')();
  await expect.element(field()).toHaveValue('https://example.com/old');
  await field().fill('https://youtube.com/watch?v=1');
  await press('Change link')();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(insertEmbed).not.toHaveBeenCalled();
  expect(setLink).toHaveBeenCalledExactlyOnceWith('https://youtube.com/watch?v=1');
});

it('removes a link', async () => {
  currentLink.mockReturnValue('https://example.com/old');
  await using _page = await draw(Page, createEmptyActor());
  await press('Open')();
  await press('Remove link')();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(setLink).toHaveBeenCalledExactlyOnceWith(null);
});
