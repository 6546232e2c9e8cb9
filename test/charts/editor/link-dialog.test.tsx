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
const surface = { insertEmbed, setLink } as Partial<WritingSurface> as WritingSurface;

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <LinkDialog open={open} surface={surface} onClose={() => setOpen(false)} />
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Link or embed' });
const field = () => page.getByRole('textbox', { name: 'Link' });

beforeEach(() => vi.clearAllMocks());

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

it('says what is no link, and keeps what was typed', async () => {
  await using _page = await draw(Page, createEmptyActor());
  await press('Open')();
  await field().fill('ftp://example.com');
  await press('Insert')();
  await expect.element(text('Enter a valid link.')()).toBeVisible();
  await expect.element(field()).toHaveValue('ftp://example.com');
});

it('takes a link away', async () => {
  await using _page = await draw(Page, createEmptyActor());
  await press('Open')();
  await press('Remove link')();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(setLink).toHaveBeenCalledExactlyOnceWith(null);
});
