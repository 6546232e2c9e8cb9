import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Box, Row } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { Chip } from './chip.tsx';
import { type Suggestion, useSuggestions } from './suggestions.tsx';
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
};

/** Choose from a long list by typing a part of the name; what is chosen stands as chips above. */
export function Combobox({ options, value, onChange, max = 1, placeholder }: ComboboxProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const found = useMemo(() => search(options, typed, value), [options, typed, value]);
  const pick = (suggestion: Suggestion) => {
    onChange(max === 1 ? [suggestion.value] : [...value, suggestion.value]);
    setTyped('');
  };
  const list = useSuggestions({ suggestions: found, onPick: pick, firstIsActive: typed !== '' });
  const isFull = max > 1 && value.length >= max;
  // Until the list has come, nobody knows what a choice is called.
  const unknown = (chosen: string) => (options.length === 0 ? '…' : chosen);
  const labelOf = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? unknown(chosen);
  const label = intl.formatMessage({
    id: 'ui.suggestions.label',
    defaultMessage: 'Suggestions',
    description: 'Name of the list below an input',
  });
  const nothing = typed !== '' && (
    <Text size="sm" muted paddingBlockStart="2" role="status">
      <FormattedMessage
        id="ui.combobox.nothing"
        defaultMessage="No results for “{typed}”."
        description="Below a searchable select"
        values={{ typed }}
      />
    </Text>
  );
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
      <Box position="relative">
        <TextInput
          {...list.inputProps}
          value={typed}
          placeholder={placeholder}
          disabled={isFull}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            list.open();
          }}
          onKeyDown={list.takeKey}
          onFocus={list.open}
          onClick={list.open}
          onBlur={list.close}
        />
        {list.list(label, nothing)}
      </Box>
    </>
  );
}

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
