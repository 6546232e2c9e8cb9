import { page } from 'vitest/browser';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import { type UnlinkActor, UnlinkDialog } from '#src/features/accounts/link/unlink-dialog.tsx';
import { UnlinkButton } from '#src/features/accounts/link/unlink-login.tsx';
import samples from '#test/unit/machines/events/flow/accounts/unlink-login.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, outside, press } from '../harness/gestures.ts';

const kinds: SocialProvider[] = ['GOOGLE', 'FACEBOOK'];

const Screen = ({ actor }: { actor: UnlinkActor }) => (
  <>
    {kinds.map((kind) => (
      <fieldset key={kind} aria-label={kind}>
        <UnlinkButton actor={actor} kind={kind} />
      </fieldset>
    ))}
    <UnlinkDialog actor={actor} />
  </>
);

const dialog = () => page.getByRole('dialog');

walkChart({
  samples,
  Screen,
  gestures: {
    'unlink.requested': ({ loginType }) =>
      page
        .getByRole('group', { name: String(loginType) })
        .getByRole('button')
        .click(),
    'unlink.confirmed': () =>
      dialog()
        .getByRole('button', { name: /^(Remove|Try again)$/ })
        .click(),
    'unlink.cancelled': press('Keep it'),
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'unlink-login.confirming': dialog,
    'unlink-login.unlinking': dialog,
    'unlink-login.signInNeeded': () => page.getByRole('group', { name: 'GOOGLE' }),
    'unlink-login.failed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
  },
});
