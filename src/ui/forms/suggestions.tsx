import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { chakra } from '#src/theme/chakra.tsx';

const List = chakra('ul', {
  base: {
    position: 'absolute',
    zIndex: 'overlay',
    insetInline: '0',
    insetBlockStart: 'calc(100% + 0.25rem)',
    maxHeight: '17rem',
    overflowY: 'auto',
    padding: '1',
    bg: 'surface.raised',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    boxShadow: 'floating',
  },
});
const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'surface.sunken' },
    _selected: { bg: 'accent.soft', color: 'ink' },
  },
});

export type Suggestion = { value: string; label: string };

type SuggestionsOptions = {
  suggestions: readonly Suggestion[];
  onPick: (suggestion: Suggestion) => void;
  /** The first suggestion is what Enter takes; off where typed text counts by itself. */
  firstIsActive?: boolean;
};

/**
 * The list below an input (WAI-ARIA combobox): attributes and keys for the input, and the list
 * itself. Enter during the composition of an Indic word belongs to the keyboard, not to us.
 */
export function useSuggestions({ suggestions, onPick, firstIsActive = false }: SuggestionsOptions) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isOpen && suggestions.length > 0;
  const count = suggestions.length;

  useEffect(() => setActive(firstIsActive && count > 0 ? 0 : -1), [count, firstIsActive]);
  useEffect(() => {
    if (shown && active >= 0)
      document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, shown, active]);

  const pick = (suggestion: Suggestion) => {
    onPick(suggestion);
    setOpen(false);
    setActive(-1);
  };
  /** True when the key was meant for the list. */
  const handleKeyDown = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || !shown) return openByArrow(event);
    const chosen = suggestions[active];
    if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((active - 1 + count) % count);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const openByArrow = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || event.key !== 'ArrowDown' || count === 0) return false;
    event.preventDefault();
    setOpen(true);
    return true;
  };

  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': shown,
    'aria-controls': shown ? id : undefined,
    'aria-activedescendant': shown && active >= 0 ? `${id}${active}` : undefined,
    autoComplete: 'off',
  } as const;

  const list = (label: string, empty?: ReactNode) =>
    shown ? (
      <List id={id} role="listbox" aria-label={label}>
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.value}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => {
              /* Keeps the focus in the input. */
              event.preventDefault();
            }}
            onClick={() => pick(suggestion)}
          >
            <bdi>{suggestion.label}</bdi>
          </Option>
        ))}
      </List>
    ) : (
      isOpen && empty
    );

  return {
    inputProps,
    takeKey: handleKeyDown,
    list,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
