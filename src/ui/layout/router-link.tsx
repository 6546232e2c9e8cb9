import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { buttonRecipe } from '#src/theme/recipes/button.ts';
import { Link } from './link.tsx';

const ButtonLink = chakra(Link, buttonRecipe);

/** A link inside running text to another page of the portal. */
export const RouterLink = chakra(Link, {
  base: {
    color: 'accent.text',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    _hover: { color: 'ink' },
  },
});

/**
 * A heading that leads to the thing itself: the colour of a heading, and the quiet line of a link.
 */
export const TitleLink = chakra(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: 'line.strong',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    borderRadius: 'sm',
    _hover: { color: 'accent.text', textDecorationColor: 'currentColor' },
  },
});

type Props = Pick<
  ComponentProps<typeof ButtonLink>,
  'to' | 'replace' | 'onClick' | 'id' | 'paddingInline'
> & {
  kind?: 'primary' | 'secondary' | 'ink' | 'ghost' | 'link' | 'danger';
  size?: 'md' | 'sm';
  wide?: boolean;
  /** Before the text; decoration. */
  icon?: ReactNode;
  children: ReactNode;
};

/** A link to another page of the portal that looks like a button. */
export function RouterButton({ icon, children, ...rest }: Props) {
  return (
    <ButtonLink {...rest}>
      {icon}
      {children}
    </ButtonLink>
  );
}
