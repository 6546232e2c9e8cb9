import { chakra } from '#src/theme/chakra.tsx';

/** A spinning ring; decoration only, so say next to it what is going on. */
const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '1.25em',
    height: '1.25em',
    borderWidth: '0.16em',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 0.8s linear infinite',
  },
});

export function Spinner() {
  return <Ring aria-hidden="true" />;
}
