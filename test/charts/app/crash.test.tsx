import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEmptyActor } from 'xstate';
import { appMachine } from '#machines/flow/app/app.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { AppScreen } from '#src/app/app-screen.tsx';
import { CrashBoundary } from '#src/ui/feedback/crash-boundary.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { appContext, nobody } from '../../../stories/app/current-users.ts';
import { draw } from '../harness/render-screen.tsx';

function Broken(): never {
  throw new Error('This screen cannot be drawn.');
}

const heading = () => page.getByRole('heading', { name: 'Oops! Something went wrong!' });
const reload = () => page.getByRole('button', { name: 'Reload page' });
const report = () => page.getByRole('button', { name: 'Report a problem' });

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
  await expect.element(heading()).toBeVisible();
  await expect.element(reload()).toBeVisible();
});

function BrokenPortal({ actor }: { actor: AppActor }) {
  return <AppScreen actor={actor} pages={{ '/app/post/list': Broken, '/login/mobile': Broken }} />;
}

type Value = Parameters<typeof drawState<typeof appMachine>>[1]['value'];
type Session = Extract<Value, object>['session'];

const drawPortal = (session: Session, address: string, user = appContext.user) =>
  draw(
    BrokenPortal,
    drawState(appMachine, {
      value: {
        session,
        person: 'settled',
        configuration: 'settled',
        language: 'settled',
        connection: 'online',
      },
      context: { ...appContext, user },
    }),
    address,
  );

it('somebody who is signed in can report a page that throws', async () => {
  const session = { signedIn: { area: 'main', access: 'granted' } } as const;
  await using _drawing = await drawPortal(session, '/app/post/list');
  await expect.element(heading()).toBeVisible();
  await report().click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect.element(dialog.getByRole('textbox', { name: /^What happened\?/ })).toBeVisible();
});

it('nobody is offered a report who is signed out', async () => {
  await using _drawing = await drawPortal('signedOut', '/login/mobile', nobody);
  await expect.element(reload()).toBeVisible();
  await expect.element(report()).not.toBeInTheDocument();
});
