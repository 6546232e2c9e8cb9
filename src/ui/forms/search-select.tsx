import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChakraProvider } from '../layout/chakra-provider.tsx';
import { Box } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { IconButton } from './button.tsx';
import { useFieldProps } from './field.tsx';
import { useFieldIds } from './field-ids.ts';
import { type Suggestion, Suggestions, useHighlightedSuggestions } from './suggestions.tsx';
import { TextInput } from './text-input.tsx';

type SearchSelectProps = {
  /** What was found for the typed text. */
  options: readonly Suggestion[];
  chosen: Suggestion | null;
  onChange: (chosen: Suggestion | null) => void;
  /** Called with what is being typed, for searching; debounce it in the chart. */
  onType: (typed: string) => void;
  /** The search is running. */
  isBusy: boolean;
  placeholder: string;
};

/** One of many records that the server searches by what is typed. */
export function SearchSelect(props: SearchSelectProps) {
  return (
    <ChakraProvider>
      <SearchInput {...props} />
    </ChakraProvider>
  );
}

/** The input shows the choice itself, so nothing is ever selected in the list. */
const nothing: string[] = [];
const noOptions: readonly Suggestion[] = [];

function SearchInput(props: SearchSelectProps) {
  const { options, chosen, onChange, onType, isBusy, placeholder } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // Enter must not take what was found for an earlier text.
  const found = typed !== null && isBusy ? noOptions : options;
  const collection = useMemo(() => createListCollection({ items: found }), [found]);
  const ids = useIds();
  const forget = () => {
    if (typed !== null) onType('');
    setTyped(null);
  };
  const choose = (next: Suggestion | null) => {
    forget();
    onChange(next);
  };
  /* What was typed without a choice is given up; emptying the input removes the choice. */
  const leave = () => (typed?.trim() === '' && chosen ? choose(null) : forget());
  const hasNoResult = typed !== null && typed.trim() !== '' && !isBusy && found.length === 0;
  return (
    <Combobox.Root
      ids={ids}
      {...useHighlightedSuggestions(found, typed ?? '')}
      collection={collection}
      value={nothing}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== 'input-change') return;
        setTyped(inputValue);
        onType(inputValue);
      }}
      onValueChange={({ items: [picked] }) => picked && choose(picked)}
      selectionBehavior="preserve"
      openOnClick
      lazyMount
      unmountOnExit
    >
      <Box position="relative">
        <Combobox.Control>
          <Combobox.Input asChild>
            <TextInput
              {...useFieldProps()}
              placeholder={placeholder}
              paddingInlineEnd={chosen ? '12' : undefined}
              textOverflow="ellipsis"
              onFocus={(event) => event.currentTarget.select()}
              onBlur={leave}
            />
          </Combobox.Input>
        </Combobox.Control>
        {chosen && typed === null && (
          <ClearButton name={chosen.label} inputId={ids.input} onClick={() => choose(null)} />
        )}
        <Suggestions items={collection.items} />
      </Box>
      {hasNoResult && <NoResults typed={typed} />}
    </Combobox.Root>
  );
}

/** The ids of the Field around it, or own ones. */
function useIds() {
  const ownId = useId();
  return useFieldIds() ?? { input: `${ownId}input`, label: `${ownId}label` };
}

type ClearProps = { name: string; inputId: string; onClick: () => void };

function ClearButton({ name, inputId, onClick }: ClearProps) {
  const intl = useIntl();
  return (
    <Box position="absolute" insetBlock="0" insetInlineEnd="0" display="flex" alignItems="center">
      <IconButton
        icon={<X size="1.1em" aria-hidden="true" />}
        label={intl.formatMessage(
          {
            id: 'ui.chip.remove',
            defaultMessage: 'Remove {name}',
            description: 'Button on a chip',
          },
          { name },
        )}
        onClick={() => {
          onClick();
          document.getElementById(inputId)?.focus();
        }}
      />
    </Box>
  );
}

const NoResults = ({ typed }: { typed: string }) => (
  <Text size="sm" muted paddingBlockStart="2" role="status">
    <FormattedMessage
      id="ui.combobox.nothing"
      defaultMessage="No results for “{typed}”."
      description="Below a searchable select"
      values={{ typed }}
    />
  </Text>
);
