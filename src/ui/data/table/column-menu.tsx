import { Menu } from '@chakra-ui/react/menu';
import { Check, Columns3 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { ChakraProvider } from '#src/ui/layout/chakra-provider.tsx';
import { useColumnChoice } from './column-choice.ts';
import type { DataColumn } from './data-columns.ts';

type Column = Pick<DataColumn<never>, 'key' | 'header' | 'isOptional'>;

/** Chooses the columns of a table on this device. The first one always stays. */
export function ColumnMenu({ id, columns }: { id: string; columns: readonly Column[] }) {
  const [choice, choose] = useColumnChoice(id);
  return (
    <ChakraProvider>
      <Menu.Root closeOnSelect={false} positioning={{ placement: 'bottom-end', gutter: 4 }}>
        <Menu.Trigger asChild>
          <Button kind="secondary" size="sm" icon={<Columns3 size="1.1em" aria-hidden="true" />}>
            <FormattedMessage
              id="table.columns"
              defaultMessage="Columns"
              description="Button: opens the choice of columns"
            />
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {columns.slice(1).map(({ key, header, isOptional = false }) => {
              const isShown = choice[key] ?? !isOptional;
              return (
                <Menu.CheckboxItem
                  key={key}
                  value={key}
                  checked={isShown}
                  onCheckedChange={(checked) => choose({ ...choice, [key]: checked })}
                >
                  <Menu.ItemText>{header}</Menu.ItemText>
                  <Menu.ItemIndicator>
                    <Check size="1.2em" aria-hidden="true" />
                  </Menu.ItemIndicator>
                </Menu.CheckboxItem>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </ChakraProvider>
  );
}
