import { Combobox } from '@chakra-ui/react/combobox';
import { useState } from 'react';

export type Suggestion = { value: string; label: string };

/** The list below the input of a Chakra combobox. */
export function Suggestions({ items }: { items: readonly Suggestion[] }) {
  return (
    <Combobox.Positioner>
      <Combobox.Content>
        {items.map((item) => (
          <Combobox.Item key={item.value} item={item}>
            <Combobox.ItemText asChild>
              <bdi>{item.label}</bdi>
            </Combobox.ItemText>
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Positioner>
  );
}

/** Whether the list is open: only while it has something to offer, also when that comes late. */
export function useSuggestionsOpen(count: number) {
  const [isWanted, setWanted] = useState(false);
  return {
    open: isWanted && count > 0,
    onOpenChange: ({ open }: { open: boolean }) => setWanted(open),
  };
}

/**
 * The same, and the first one is highlighted while something is typed, also when the list comes
 * late, as on a slow network. Chakra's own way knows only lists that are there when somebody types.
 */
export function useHighlightedSuggestions(items: readonly Suggestion[], typed: string) {
  const list = useSuggestionsOpen(items.length);
  const [moved, setMoved] = useState<{ typed: string; value: string | null }>();
  const isKept = moved?.typed === typed && items.some(({ value }) => value === moved.value);
  const first = typed.trim() === '' ? null : (items[0]?.value ?? null);
  return {
    ...list,
    highlightedValue: list.open ? (isKept ? moved.value : first) : null,
    onHighlightChange: ({ highlightedValue }: { highlightedValue: string | null }) =>
      setMoved({ typed, value: highlightedValue }),
  };
}
