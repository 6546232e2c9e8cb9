import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { buttonRecipe } from '#src/theme/recipes/button.ts';
import { Spinner } from '../feedback/spinner.tsx';

const ButtonBox = chakra('button', buttonRecipe);
const LinkBox = chakra('a', buttonRecipe);

type Look = {
  kind?: 'primary' | 'secondary' | 'ink' | 'ghost' | 'link' | 'danger';
  size?: 'md' | 'sm';
  wide?: boolean;
  /** Before the text; decoration. */
  icon?: ReactNode;
};

type ButtonProps = Omit<ComponentProps<typeof ButtonBox>, keyof Look | 'square'> &
  Look & {
    /**
     * Its work is in progress: it stays in place and keeps the focus, and takes no further clicks.
     */
    busy?: boolean;
  };

/** A button with `type="button"` by default. */
export function Button({
  icon,
  busy = false,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <ButtonBox
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? swallow : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </ButtonBox>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  icon,
  children,
  ...rest
}: Omit<ComponentProps<typeof LinkBox>, keyof Look | 'square'> & Look) {
  return (
    <LinkBox {...rest}>
      {icon}
      {children}
    </LinkBox>
  );
}

/** A square button with an icon; `label` is what it is called. */
export function IconButton({
  icon,
  label,
  kind = 'ghost',
  ...rest
}: Omit<ButtonProps, 'children' | 'icon' | 'wide'> & { icon: ReactNode; label: string }) {
  return (
    <Button
      kind={kind}
      {...rest}
      icon={icon}
      aria-label={label}
      title={label}
      css={{
        flex: 'none',
        paddingInline: '0',
        width: 'target',
        minHeight: 'target',
        '&:lang(ur)': { minHeight: 'target', paddingBlock: '0' },
      }}
    />
  );
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
}
