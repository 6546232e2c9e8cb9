import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createEmptyActor } from 'xstate';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { press } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

/* How long a toast stays, and how its action is undone. */

const undone = vi.fn();

function Page() {
  const toast = useToast();
  return (
    <Box paddingBlockEnd="24">
      <Button onClick={() => toast('Saved', 'success')}>Save</Button>
      <Button onClick={() => toast('Moved away', 'success', { undo: undone })}>Move</Button>
      <TextInput aria-label="Title" />
    </Box>
  );
}

const drawn = () => draw(Page, createEmptyActor());
const message = (text: string) => page.getByRole('status').getByText(text);
const undo = () => page.getByRole('button', { name: 'Undo' });
const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  undone.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a message disappears after six seconds', async () => {
  await using _page = await drawn();
  await press('Save')();
  await passes(5);
  await expect.element(message('Saved')).toBeVisible();
  await passes(2);
  await expect.element(message('Saved')).not.toBeInTheDocument();
});

it('a message with undo stays for twenty seconds', async () => {
  await using _page = await drawn();
  await press('Move')();
  await passes(19);
  await expect.element(undo()).toBeVisible();
  await passes(2);
  await expect.element(undo()).not.toBeInTheDocument();
  expect(undone).not.toHaveBeenCalled();
});

it('stays while it has the focus, and returns the focus', async () => {
  await using _page = await drawn();
  await press('Move')();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(undo()).toHaveFocus();
  await passes(60);
  await expect.element(undo()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(undo()).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
});

it('stays during hover, and a while longer', async () => {
  await using _page = await drawn();
  await press('Move')();
  await message('Moved away').hover();
  await passes(60);
  await expect.element(undo()).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).hover();
  await passes(4);
  await expect.element(undo()).toBeVisible();
  await passes(20);
  await expect.element(undo()).not.toBeInTheDocument();
});

it('is undone once, by its button', async () => {
  await using _page = await drawn();
  await press('Move')();
  await undo().click();
  await expect.element(undo()).not.toBeInTheDocument();
  expect(undone).toHaveBeenCalledOnce();
});

it('is undone by Ctrl+Z, but not from within a text', async () => {
  await using _page = await drawn();
  await press('Move')();
  await userEvent.keyboard('{Tab}{Control>}z{/Control}');
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
  expect(undone).not.toHaveBeenCalled();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Control>}z{/Control}');
  await expect.element(undo()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone).toHaveBeenCalledOnce();
});

it('is a landmark, and can be closed by hand', async () => {
  await using _page = await drawn();
  await press('Move')();
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await press('Close message')();
  await expect.element(undo()).not.toBeInTheDocument();
  expect(undone).not.toHaveBeenCalled();
});
