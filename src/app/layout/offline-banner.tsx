import { WifiOff } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Box, Row } from '#src/ui/layout/layout.tsx';

/**
 * Stays above everything and is announced politely while offline. Its live region exists before,
 * but not in the first render, which must equal the prerendered one.
 */
export function OfflineBanner({ offline }: { offline: boolean }) {
  const [isPlaced, setPlaced] = useState(false);
  useEffect(() => setPlaced(true), []);
  const banner = useRef<HTMLDivElement>(null);
  useTopInset(banner, offline && isPlaced);
  if (!isPlaced) return null;
  return (
    <Box
      role="status"
      position="sticky"
      insetBlockStart="0"
      zIndex="bar"
      css={{ '@media (max-width: 18em)': { position: 'static' } }}
    >
      {offline && (
        <Row
          ref={banner}
          flexWrap="nowrap"
          justifyContent="center"
          bg="marker"
          color="marker.contrast"
          paddingInline="4"
          paddingBlock={{ base: '1', sm: '2' }}
          fontSize={{ base: 'xs', sm: 'sm' }}
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
    </Box>
  );
}

/**
 * Keeps `--top-inset` of the page at the height of the banner while it is shown: what stays at the
 * top of the screen stays below it.
 */
function useTopInset(banner: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const follow = () => style.setProperty('--top-inset', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    follow();
    return () => {
      observer.disconnect();
      style.removeProperty('--top-inset');
    };
  }, [banner, isShown]);
}
