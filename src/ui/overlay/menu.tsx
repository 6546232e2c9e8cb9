import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { buttonRecipe } from '#src/theme/recipes/button.ts';
import { Box, Stack } from '../layout/layout.tsx';
import { Link } from '../layout/link.tsx';
import { Text } from '../layout/text.tsx';

const Trigger = chakra('button', buttonRecipe);
const List = chakra('div', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    insetBlockStart: 'calc(100% + 0.5rem)',
    width: 'max-content',
    minWidth: '14rem',
    maxWidth: 'min(26rem, calc(100vw - 2rem))',
    padding: '2',
    bg: 'surface.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    boxShadow: 'floating',
    animation: 'rise var(--dh-durations-fast) var(--dh-easings-out)',
  },
  variants: { align: { start: { insetInlineStart: '0' }, end: { insetInlineEnd: '0' } } },
});
const Entry = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'surface.sunken' },
    _focusVisible: { bg: 'surface.sunken' },
    _disabled: { color: 'ink.subtle', cursor: 'not-allowed' },
  },
});

export type MenuItem = {
  key: string;
  label: ReactNode;
  /** A second line below it. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** A link to another page of the portal when given, else `onSelect` is called. */
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
};

type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** What the button is called where it shows no text. */
  label?: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** How loud the button is. */
  kind?: 'primary' | 'ghost';
};

/** A button that opens a list of actions (WAI-ARIA menu button): arrows, Home, End, Escape, Tab. */
export function Menu({ trigger, label, items, align = 'end', kind = 'ghost' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [isOpen]);

  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const list = entries();
    const at = list.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[event.key];
    if (event.key === 'Escape') closeAndReturn();
    if (to === undefined) return;
    event.preventDefault();
    if (isOpen) list[(to + list.length) % list.length]?.focus();
    else setOpen(true);
  };
  const leave = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <Box ref={box} position="relative" display="inline-block" onBlur={leave} onKeyDown={move}>
      <Trigger
        ref={button}
        type="button"
        kind={kind}
        {...(kind === 'ghost' && { size: 'sm', paddingInline: '2', minWidth: 'target' })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </Trigger>
      {isOpen && (
        <List id={id} role="menu" align={align} aria-label={label}>
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} onChosen={closeAndReturn} />
          ))}
        </List>
      )}
    </Box>
  );
}

type MenuEntryProps = { item: MenuItem; onChosen: () => void };

function MenuEntry({ item, onChosen }: MenuEntryProps) {
  return (
    <Entry
      {...(item.href ? { as: Link, to: item.href } : { type: 'button' as const })}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={item.disabled || undefined}
      onClick={() => {
        if (item.disabled) return;
        onChosen();
        item.onSelect?.();
      }}
    >
      {item.icon}
      <MenuItemLabel label={item.label} hint={item.hint} />
    </Entry>
  );
}

/** The content of a menu entry, also in a sheet. */
export function MenuItemLabel({ label, hint }: Pick<MenuItem, 'label' | 'hint'>) {
  if (!hint) return label;
  return (
    <Stack as="span" gap="0">
      <Text as="span" fontWeight="semibold">
        {label}
      </Text>
      <Text as="span" size="sm" muted>
        {hint}
      </Text>
    </Stack>
  );
}
