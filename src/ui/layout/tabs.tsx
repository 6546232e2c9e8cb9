import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollToTab(list.current, value), [value]);
  return (
    <ChakraProvider>
      <ChakraTabs.Root
        value={value}
        onValueChange={({ value: next }) => onChange(next as Value)}
        lazyMount
        unmountOnExit
      >
        <ChakraTabs.List ref={list} aria-label={label}>
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

/** Scrolls a row of tabs, never the page, so far that one of them is seen whole. */
function scrollToTab(list: HTMLElement | null, value: string): void {
  const tabs = list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
  const tab = [...tabs].find(({ dataset }) => dataset.value === value)?.getBoundingClientRect();
  const row = list?.getBoundingClientRect();
  if (!list || !tab || !row) return;
  if (tab.left < row.left) list.scrollBy(tab.left - row.left, 0);
  else if (tab.right > row.right) list.scrollBy(tab.right - row.right, 0);
}
