import { useState } from 'react';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { agencyOverview } from '#contract/examples/agency-area.ts';
import { InvitationsScreen } from '#src/features/agency/invitations-screen.tsx';
import { overviewMachine } from '#src/features/agency/own-creator-machines.ts';
import samples from '#test/unit/machines/events/flow/agency/agency-invitations.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, outside, press, text } from '../harness/gestures.ts';

const dialog = () => page.getByRole('dialog');
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name, exact: true });
const confirm = () => inDialog(/^(Create link|Revoke invitation|Try again)$/);
const buttons = { create: 'Create invitation', revoke: 'Revoke' };

type Props = Pick<Parameters<typeof InvitationsScreen>[0], 'actor'>;

function Screen({ actor }: Props) {
  const [overview] = useState(() =>
    createActor(
      overviewMachine.provide({
        actors: { loadResource: fromPromise(async () => agencyOverview()) },
      }),
      { input: { filters: null } },
    ).start(),
  );
  return <InvitationsScreen actor={actor} overview={overview} />;
}

walkChart({
  samples,
  Screen,
  gestures: {
    'action.requested': ({ action }) => press(buttons[action.kind as keyof typeof buttons])(),
    'action.confirmed': async (_, actor) => {
      if (actor.getSnapshot().context.action?.kind === 'create')
        await dialog()
          .getByLabelText('Creator’s name')
          .or(dialog().getByRole('textbox'))
          .fill('Priya');
      await confirm().click();
    },
    'action.dismissed': () => inDialog('Cancel').click(),
    'result.dismissed': () =>
      dialog().getByRole('button', { name: 'Close', exact: true }).last().click(),
    'retry.requested': press('Try again'),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  keepsFocus: ['agency-invitations.showingResult'],
  shows: {
    'agency-invitations.loading': heading('Invitations'),
    'agency-invitations.loadFailed': text('Something went wrong !!'),
    'agency-invitations.listed': heading('प्रिया, अमरावती'),
    'agency-invitations.confirming': confirm,
    'agency-invitations.acting': confirm,
    'agency-invitations.actionFailed': failureText({
      'not-available': "This isn't available yet.",
    }),
    'agency-invitations.signInNeeded': heading('प्रिया, अमरावती'),
    'agency-invitations.showingResult': text(/^https:\/\/creator\.example\/agency-invitation/),
    'agency-invitations.reloading': heading('प्रिया, अमरावती'),
    'agency-invitations.done': text('The list is up to date'),
  },
});
