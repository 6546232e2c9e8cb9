import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Row } from '#src/ui/layout/layout.tsx';

/**
 * Shown above everything and announced politely while offline. Its live region exists before, but
 * not in the first render, which must equal the prerendered one.
 */
export function OfflineBanner({ offline }: { offline: boolean }) {
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => setPlaced(true), []);
  if (!isPlaced) return null;
  return (
    <div role="status">
      {offline && (
        <Row
          flexWrap="nowrap"
          justifyContent="center"
          bg="marker"
          color="marker.contrast"
          paddingInline="4"
          paddingBlock="2"
          fontSize="sm"
          fontWeight="semibold"
          lineHeight="body"
        >
          <WifiOff size="1.2em" aria-hidden="true" style={{ flexShrink: 0 }} />
          <FormattedMessage
            id="app.offline"
            defaultMessage="You're offline. What you write is saved on this device."
            description="Banner while there is no network"
          />
        </Row>
      )}
    </div>
  );
}
