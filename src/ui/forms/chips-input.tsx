import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox, useCombobox } from '@chakra-ui/react/combobox';
import { TagsInput, useTagsInput } from '@chakra-ui/react/tags-input';
import { X } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { truncateGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { ChakraProvider } from '../layout/chakra-provider.tsx';
import { Row } from '../layout/layout.tsx';
import { useChipsTexts } from './chips-texts.ts';
import { useFieldProps } from './field.tsx';
import { useFieldIds } from './field-ids.ts';
import { Suggestions, useSuggestionsOpen } from './suggestions.tsx';
import { TextInput } from './text-input.tsx';

type ChipsInputProps = {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How many at most; the input is closed then. */
  max?: number;
  /** What is suggested for what was typed. */
  suggestions?: readonly string[];
  /** Called with what is being typed, for fetching suggestions; debounce it in the chart. */
  onType?: (typed: string) => void;
  placeholder?: string;
  disabled?: boolean;
};

/**
 * Several short texts: Enter or a comma adds one, Backspace in the empty input leads to the last
 * one and then removes it.
 */
export function ChipsInput(props: ChipsInputProps) {
  return (
    <ChakraProvider>
      <Tags {...props} />
    </ChakraProvider>
  );
}

const separators = /[,،\n]/;
const withoutMark = (text: string) => text.trim().replace(/^#/, '');

function Tags(props: ChipsInputProps) {
  const { value, placeholder } = props;
  const { remove } = useChipsTexts();
  const { tags, combobox, collection, leave, isClosed } = useTags(props);
  return (
    <Combobox.RootProvider value={combobox} lazyMount unmountOnExit>
      <TagsInput.RootProvider value={tags}>
        {value.length > 0 && (
          <Row gap="2">
            {value.map((text, index) => (
              <TagsInput.Item key={text} index={index} value={text} title={text}>
                <TagsInput.ItemPreview>
                  <TagsInput.ItemText asChild>
                    <bdi>{truncateGraphemes(text, limits.chipGraphemes)}</bdi>
                  </TagsInput.ItemText>
                  <TagsInput.ItemDeleteTrigger aria-label={remove(text)}>
                    <X size="1.1em" aria-hidden="true" />
                  </TagsInput.ItemDeleteTrigger>
                </TagsInput.ItemPreview>
              </TagsInput.Item>
            ))}
          </Row>
        )}
        <TagsInput.Control>
          <Combobox.Input asChild>
            <TagsInput.Input asChild>
              <TextInput
                {...useFieldProps()}
                placeholder={placeholder}
                disabled={isClosed}
                enterKeyHint="enter"
                onBlur={leave}
              />
            </TagsInput.Input>
          </Combobox.Input>
        </TagsInput.Control>
        <Suggestions items={collection.items} />
      </TagsInput.RootProvider>
    </Combobox.RootProvider>
  );
}

/** The two state machines that share one input: the chips, and the list of suggestions. */
function useTags({ value, onChange, max, suggestions, onType, disabled }: ChipsInputProps) {
  const { announcements } = useChipsTexts();
  const [typed, setTyped] = useState('');
  const isFull = max !== undefined && value.length >= max;
  const isClosed = disabled || isFull;
  const ids = useInputIds();
  const change = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  /* Chakra empties the input a frame late, when it may contain something new. */
  const follow = ({ inputValue }: { inputValue: string }) => {
    const input = document.getElementById(ids.input) as HTMLInputElement | null;
    if (inputValue === input?.value && inputValue !== typed) change(inputValue);
  };
  const replace = (texts: string[]) => {
    const all = texts.flatMap((text) => text.split(separators)).map(withoutMark);
    onChange([...new Set(all.filter(Boolean))].slice(0, max ?? Number.POSITIVE_INFINITY));
    if (texts.length > value.length) change('');
  };
  const tags = useTagsInput({
    ids,
    value: [...value],
    inputValue: typed,
    max,
    disabled: isClosed,
    delimiter: separators,
    addOnPaste: true,
    editable: false,
    sanitizeValue: withoutMark,
    translations: announcements,
    onValueChange: ({ value: texts }) => replace(texts),
    onInputValueChange: follow,
  });
  const collection = useSuggestedItems(suggestions, value);
  const list = useSuggestionsOpen(collection.size);
  const combobox = useCombobox({
    ...list,
    ids,
    collection,
    value: [],
    inputValue: typed,
    allowCustomValue: true,
    selectionBehavior: 'clear',
    disabled: isClosed,
    onValueChange: ({ value: [picked] }) => picked !== undefined && tags.addValue(picked),
    onInputValueChange: follow,
  });
  /* Typed text that was not added would be lost silently. */
  const leave = () => {
    list.onOpenChange({ open: false });
    if (typed !== '') replace([...value, typed]);
  };
  useEffect(() => {
    if (isFull) setTyped('');
  }, [isFull]);
  return { tags, combobox, collection, leave, isClosed };
}

/** What is suggested and not chosen yet. */
function useSuggestedItems(suggestions: readonly string[] | undefined, value: readonly string[]) {
  return useMemo(
    () =>
      createListCollection({
        items: (suggestions ?? [])
          .filter((text) => !value.includes(text))
          .map((text) => ({ value: text, label: text })),
      }),
    [suggestions, value],
  );
}

/** Both machines look for the same elements. */
function useInputIds() {
  const ownId = useId();
  const ids = useFieldIds() ?? { input: `${ownId}input`, label: `${ownId}label` };
  return { ...ids, control: `${ownId}control` };
}
