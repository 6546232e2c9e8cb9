import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Box, Row } from '../layout/layout.tsx';
import { Chip } from './chip.tsx';
import { useFieldProps } from './field.tsx';
import { useSuggestions } from './suggestions.tsx';
import { TextInput } from './text-input.tsx';

const Added = chakra('p', { base: { srOnly: true } });

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

const separators = /[,،\n]/;

/**
 * Several short texts: Enter or a comma adds one, Backspace in the empty input takes the last away.
 */
export function ChipsInput({
  value,
  onChange,
  max,
  suggestions = [],
  onType,
  placeholder,
  disabled,
}: ChipsInputProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [announced, setAnnounced] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isFull = max !== undefined && value.length >= max;
  const open = suggestions
    .filter((text) => !value.includes(text))
    .map((text) => ({ value: text, label: text }));
  const list = useSuggestions({ suggestions: open, onPick: ({ value: text }) => add([text]) });

  const change = (text: string) => {
    setTyped(text);
    onType?.(text);
  };
  const add = (texts: string[]) => {
    const fresh = texts.map((text) => text.trim().replace(/^#/, '')).filter(Boolean);
    const next = [...new Set([...value, ...fresh])].slice(0, max ?? Number.POSITIVE_INFINITY);
    if (next.length > value.length) onChange(next);
    setAnnounced(fresh.join(', '));
    change('');
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    list.open();
    if (!separators.test(text)) return change(text);
    add(text.split(separators));
  };
  const key = (event: KeyboardEvent<HTMLInputElement>) => {
    if (list.takeKey(event) || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      add([typed]);
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  const remove = (text: string) => {
    onChange(value.filter((other) => other !== text));
    input.current?.focus();
  };
  /* What was typed and not yet added would be lost without a word. */
  const leave = () => {
    list.close();
    if (typed.trim()) add([typed]);
  };
  useEffect(() => {
    if (isFull) setTyped('');
  }, [isFull]);

  return (
    <>
      {value.length > 0 && (
        <Row gap="2">
          {value.map((text) => (
            <Chip key={text} text={text} onRemove={() => remove(text)} />
          ))}
        </Row>
      )}
      <Box position="relative">
        <TextInput
          {...useFieldProps()}
          {...(suggestions.length > 0 || onType ? list.inputProps : {})}
          ref={input}
          value={typed}
          placeholder={placeholder}
          disabled={disabled || isFull}
          enterKeyHint="enter"
          onChange={type}
          onKeyDown={key}
          onFocus={list.open}
          onBlur={leave}
        />
        {list.list(
          intl.formatMessage({
            id: 'ui.suggestions.label',
            defaultMessage: 'Suggestions',
            description: 'Name of the list below an input',
          }),
        )}
      </Box>
      <Added aria-live="polite">{announced}</Added>
    </>
  );
}
