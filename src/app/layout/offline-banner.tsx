import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Row } from '#src/ui/layout/layout.tsx';

/**
 * Said politely and shown on top of everything while there is no network. Its place is there
 * before, to be read out, but not in the first drawing, which is the prerendered one.
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
