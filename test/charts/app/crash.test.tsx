import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEmptyActor } from 'xstate';
import { CrashBoundary } from '#src/ui/feedback/crash-boundary.tsx';
import { draw } from '../harness/render-screen.tsx';

function Broken(): never {
  throw new Error('This screen cannot be drawn.');
}

// spec 2.70, 8.23
it('a screen that throws is replaced by the crash screen', async () => {
  await using _drawing = await draw(
    () => (
      <CrashBoundary>
        <Broken />
      </CrashBoundary>
    ),
    createEmptyActor(),
  );
  await expect
    .element(page.getByRole('heading', { name: 'Oops! Something went wrong!' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
});
