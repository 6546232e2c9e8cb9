import { page } from 'vitest/browser';
import { SecuritySettings } from '#src/features/security/security-settings.tsx';
import samples from '#test/unit/machines/events/flow/security/security.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { failureText, heading, outside, press, text } from '../harness/gestures.ts';

const inDialog = (name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const confirm = () => inDialog(/^(Remove|Get new codes|Try again)$/);

walkChart({
  samples,
  Screen: SecuritySettings,
  gestures: {
    'setup.requested': press('Add a passkey'),
    'change.requested': ({ change }) =>
      press(change.kind === 'renew-codes' ? 'Get new codes' : 'Remove Chrome on Windows')(),
    'change.confirmed': () => confirm().click(),
    'change.dismissed': () => inDialog('Cancel').click(),
    'codes.saved': async () => {
      await page.getByLabelText('I have saved these codes').click();
      await inDialog('Continue').click();
    },
    'retry.requested': press('Try again'),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'security.loading': (snapshot) =>
      snapshot.context.security ? heading('Passkeys')() : text('Loading…')(),
    'security.loadFailed': text('Something went wrong !!'),
    'security.listed': heading('Passkeys'),
    'security.settingUp': () => page.getByRole('dialog').getByLabelText('Name of the passkey'),
    'security.confirming': confirm,
    'security.changing': confirm,
    'security.changeFailed': failureText({
      network: 'No connection. Check your internet and try again.',
    }),
    'security.showingCodes': text('7KQM-X2PD-WA9R-F4HT'),
    'security.reloading': heading('Passkeys'),
    'security.changed': text('Your changes are saved'),
  },
});
