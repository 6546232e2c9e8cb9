import { useIntl } from 'react-intl';
import { encode } from 'uqr';
import { chakra } from '#src/theme/chakra.tsx';

/**
 * White around the code, in the dark theme too: cameras need the contrast, and a border of four
 * modules (ISO/IEC 18004).
 */
const Frame = chakra('svg', {
  base: {
    display: 'block',
    width: '13rem',
    maxWidth: 'full',
    marginInline: 'auto',
    borderRadius: 'md',
  },
});

/** A text as a QR code. */
export function QrCode({ text }: { text: string }) {
  const intl = useIntl();
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Frame
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      shapeRendering="crispEdges"
      aria-label={intl.formatMessage({
        id: 'security.qr-code',
        defaultMessage: 'QR code for the authenticator app',
        description: 'For screen readers; the key follows as text',
      })}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Frame>
  );
}
