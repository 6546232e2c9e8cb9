import { createListCollection } from '@chakra-ui/react/collection';
import { Select as ChakraSelect } from '@chakra-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { ChakraProvider } from '../layout/chakra-provider.tsx';
import { useFieldProps } from './field.tsx';
import { useFieldIds } from './field-ids.ts';

type Option<Value extends string> = {
  value: Value;
  label: string;
  /** Where the label is in another language than the page. */
  lang?: string;
};

type ListboxSelectProps<Value extends string> = {
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * One of many, on pages for a desktop: the list looks the same in every browser, says each name in
 * its own language and takes typed letters. On pages that creators load first: `Select`.
 */
export function ListboxSelect<Value extends string>(props: ListboxSelectProps<Value>) {
  return (
    <ChakraProvider>
      <Listbox {...props} />
    </ChakraProvider>
  );
}

function Listbox<Value extends string>({ options, value, onChange }: ListboxSelectProps<Value>) {
  const collection = useMemo(() => createListCollection({ items: options }), [options]);
  const { id, ...about } = useFieldProps();
  const ids = useFieldIds();
  const chosen = options.find((option) => option.value === value);
  return (
    <ChakraSelect.Root
      {...(ids && { ids: { trigger: ids.input, label: ids.label } })}
      collection={collection}
      value={[value]}
      onValueChange={({ value: [next] }) => next !== undefined && onChange(next as Value)}
      positioning={{ placement: 'bottom-start', sameWidth: true, gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <ChakraSelect.Control>
        <ChakraSelect.Trigger {...about}>
          <ChakraSelect.ValueText>
            <bdi lang={chosen?.lang}>{chosen?.label ?? '…'}</bdi>
          </ChakraSelect.ValueText>
        </ChakraSelect.Trigger>
        <ChakraSelect.IndicatorGroup>
          <ChakraSelect.Indicator>
            <ChevronDown size="1.25em" aria-hidden="true" />
          </ChakraSelect.Indicator>
        </ChakraSelect.IndicatorGroup>
      </ChakraSelect.Control>
      <ChakraSelect.Positioner>
        <ChakraSelect.Content>
          {options.map((option) => (
            <ChakraSelect.Item key={option.value} item={option}>
              <ChakraSelect.ItemText>
                <bdi lang={option.lang}>{option.label}</bdi>
              </ChakraSelect.ItemText>
              <ChakraSelect.ItemIndicator>
                <Check size="1.2em" aria-hidden="true" />
              </ChakraSelect.ItemIndicator>
            </ChakraSelect.Item>
          ))}
        </ChakraSelect.Content>
      </ChakraSelect.Positioner>
    </ChakraSelect.Root>
  );
}
