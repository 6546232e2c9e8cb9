import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox as ChakraCombobox } from '@chakra-ui/react/combobox';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChakraProvider } from '../layout/chakra-provider.tsx';
import { Row } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { Chip } from './chip.tsx';
import { useFieldProps } from './field.tsx';
import { useFieldIds } from './field-ids.ts';
import { type Suggestion, Suggestions, useHighlightedSuggestions } from './suggestions.tsx';
import { TextInput } from './text-input.tsx';

const mostShown = 30;

type ComboboxProps = {
  options: readonly Suggestion[];
  /** The values chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How many at most; with 1 a new choice replaces the old one. */
  max?: number;
  placeholder?: string;
  /** Called with what is being typed, where a server finds the options: all of them are shown. */
  onType?: (typed: string) => void;
  /** What is typed, where a chart keeps it. */
  typed?: string;
  /**
   * What is said where nothing fits what is typed, or the server still searches. With null, nothing
   * is said.
   */
  emptyMessage?: ReactNode;
};

/** Chooses from a long list by typing a part of the name. Chosen items appear as chips above. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange } = props;
  // The names of the choices are unknown until the list has loaded.
  const unknown = (chosen: string) => (options.length === 0 ? '…' : chosen);
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? unknown(chosen);
  return (
    <>
      {value.length > 0 && (
        <Row gap="2">
          {value.map((chosen) => (
            <Chip
              key={chosen}
              text={labelOf(chosen)}
              onRemove={() => onChange(value.filter((other) => other !== chosen))}
            />
          ))}
        </Row>
      )}
      <ChakraProvider>
        <SearchInput {...props} />
      </ChakraProvider>
    </>
  );
}

/** What is chosen leaves the list, so nothing is ever selected in it. */
const nothing: string[] = [];

function SearchInput(props: ComboboxProps) {
  const [ownTyped, setTyped] = useState('');
  const typed = props.typed ?? ownTyped;
  const {
    options,
    value,
    onChange,
    max = 1,
    placeholder,
    onType,
    emptyMessage = <NoResults typed={typed} />,
  } = props;
  const collection = useMemo(
    () => createListCollection({ items: search(options, onType ? '' : typed, value) }),
    [options, onType, typed, value],
  );
  const type = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  const ids = useFieldIds();
  const pick = ([picked]: string[]) => {
    if (picked !== undefined) onChange(max === 1 ? [picked] : [...value, picked]);
  };
  return (
    <ChakraCombobox.Root
      {...(ids && { ids })}
      {...useHighlightedSuggestions(collection.items, typed)}
      positioning={belowField}
      collection={collection}
      value={nothing}
      inputValue={typed}
      onInputValueChange={({ inputValue }) => type(inputValue)}
      onValueChange={({ value: picked }) => pick(picked)}
      selectionBehavior="clear"
      openOnClick
      lazyMount
      unmountOnExit
      disabled={max > 1 && value.length >= max}
    >
      <ChakraCombobox.Control onKeyDown={typed === '' ? undefined : keepForm}>
        <ChakraCombobox.Input asChild>
          <TextInput {...useFieldProps()} placeholder={placeholder} />
        </ChakraCombobox.Input>
      </ChakraCombobox.Control>
      <Suggestions items={collection.items} />
      <div aria-live="polite">
        {typed.trim() !== '' && collection.size === 0 && emptyMessage !== null && (
          <Text size="sm" muted paddingBlockStart="2">
            {emptyMessage}
          </Text>
        )}
      </div>
    </ChakraCombobox.Root>
  );
}

/** The list opens below the error of the field, so that it never covers it. */
const belowField = {
  getAnchorRect: (anchor: unknown) => {
    if (!(anchor instanceof HTMLElement)) return null;
    const { x, y, width, bottom } = anchor.getBoundingClientRect();
    const end = anchor.closest('[data-field]')?.getBoundingClientRect().bottom ?? bottom;
    return { x, y, width, height: end - y };
  },
};

/** Enter chooses; it does not send the form while something typed is still to be found. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

const NoResults = ({ typed }: { typed: string }) => (
  <FormattedMessage
    id="ui.combobox.nothing"
    defaultMessage="No results for “{typed}”."
    description="Below a searchable select"
    values={{ typed }}
  />
);

/** Names that begin with what was typed come first, then those that contain it. */
function search(
  options: readonly Suggestion[],
  typed: string,
  chosen: readonly string[],
): Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const open = options.filter((option) => !chosen.includes(option.value));
  const at = (option: Suggestion) => option.label.toLocaleLowerCase().indexOf(wanted);
  const begins = open.filter((option) => at(option) === 0);
  const contains = open.filter((option) => at(option) > 0);
  return [...begins, ...contains].slice(0, mostShown);
}
