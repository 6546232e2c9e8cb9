import { chakra } from '#src/theme/chakra.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { ProductLogo } from '#src/ui/media/logos.tsx';

const BrandLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    textDecoration: 'none',
  },
  variants: {
    /*
     * The name stays the link's name; beside menu, language and picture there is no room to draw it
     * on phones.
     */
    short: { true: { '& > span': { fontSize: { base: '0', sm: 'lg' } } } },
  },
});

/** The name of the product; leads home. `short` leaves the mark alone on phones. */
export function Brand({ to, short }: { to: string; short: boolean }) {
  return (
    <BrandLink to={to} short={short}>
      <ProductLogo />
    </BrandLink>
  );
}
