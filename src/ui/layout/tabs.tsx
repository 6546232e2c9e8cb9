import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs';
import type { ReactNode } from 'react';
import { ChakraProvider } from './chakra-provider.tsx';

type TabsProps<Value extends string> = {
  /** What the tabs choose between; read out before them. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
};

/** Views of one page that take the place of each other; arrow keys go from tab to tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children } = props;
  return (
    <ChakraProvider>
      <ChakraTabs.Root
        value={value}
        onValueChange={({ value: next }) => onChange(next as Value)}
        lazyMount
        unmountOnExit
      >
        <ChakraTabs.List aria-label={label}>
          {tabs.map((tab) => (
            <ChakraTabs.Trigger key={tab.value} value={tab.value}>
              {tab.label}
            </ChakraTabs.Trigger>
          ))}
        </ChakraTabs.List>
        <ChakraTabs.Content value={value}>{children}</ChakraTabs.Content>
      </ChakraTabs.Root>
    </ChakraProvider>
  );
}
