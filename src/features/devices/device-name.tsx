import { FormattedMessage } from 'react-intl';
import type { OpenSession } from '#machines/flow/devices/devices.ts';

/** "Chrome on Android", as far as it is known. */
export function DeviceName({
  session: { browser, system },
}: {
  session: Pick<OpenSession, 'browser' | 'system'>;
}) {
  if (browser && system) {
    return (
      <FormattedMessage
        id="devices.name"
        defaultMessage="{browser} on {system}"
        description="A device: Chrome on Android"
        values={{ browser: <bdi>{browser}</bdi>, system: <bdi>{system}</bdi> }}
      />
    );
  }
  const known = browser ?? system;
  if (known) return <bdi>{known}</bdi>;
  return <FormattedMessage id="devices.unknown" defaultMessage="Unknown device" />;
}
