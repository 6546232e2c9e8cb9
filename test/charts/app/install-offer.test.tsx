import { page } from 'vitest/browser';
import { InstallPanel } from '#src/features/install/install-panel.tsx';
import samples from '#test/unit/machines/events/flow/app/install-offer.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: InstallPanel,
  gestures: {
    'install.requested': press('Install'),
    'offer.closed': () => page.getByRole('button', { name: /^(Not now|Close)$/ }).click(),
    // From the list below, the browser and the shell.
    'list.changed': outside,
    'way.changed': outside,
    'app.installed': outside,
    'network.offline': outside,
  },
  shows: {
    'install-offer.offered': text('Share photos and videos to it from your gallery or WhatsApp'),
    'install-offer.explained': text('In Safari it takes two steps:'),
    'install-offer.asking': () => page.getByRole('button', { name: 'Install' }),
    'install-offer.accepted': text(/^Your device is installing the app/),
    'install-offer.failed': text(/^Your browser couldn't start the installation/),
  },
});
