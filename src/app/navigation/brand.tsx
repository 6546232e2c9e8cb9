import { chakra } from '#src/theme/chakra.tsx';
import { Link } from '#src/ui/layout/link.tsx';
import { ProductLogo } from '#src/ui/media/logos.tsx';

const BrandLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 'target',
    minHeight: 'target',
    textDecoration: 'none',
  },
  variants: {
    /*
     * The link keeps the name as its label. There is no room for it next to menu, language and
     * picture on phones, nor next to the links of creators from 900 px.
     */
    short: { true: { '& > span': { fontSize: { base: '0', sm: 'lg', md: '0', lg: 'lg' } } } },
  },
});

/** The name of the product; leads home. `short` leaves the mark alone where the bar is full. */
export function Brand({ to, short }: { to: string; short: boolean }) {
  return (
    <BrandLink to={to} short={short}>
      <ProductLogo />
    </BrandLink>
  );
}
