import { Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { type ColorMode, chooseColorMode, chosenColorMode } from './color-mode.ts';

type Choice = { mode: ColorMode | null; label: string; icon: ReactNode };

/** Light, dark, or as the device is set. */
export function ThemeSwitch() {
  const intl = useIntl();
  const [chosen, setChosen] = useState(chosenColorMode);
  const choices: Choice[] = [
    {
      mode: 'light',
      icon: <Sun size="1.2em" aria-hidden="true" />,
      label: intl.formatMessage({
        id: 'app.theme.light',
        defaultMessage: 'Light',
        description: 'Colours of the page',
      }),
    },
    {
      mode: 'dark',
      icon: <Moon size="1.2em" aria-hidden="true" />,
      label: intl.formatMessage({
        id: 'app.theme.dark',
        defaultMessage: 'Dark',
        description: 'Colours of the page',
      }),
    },
    {
      mode: null,
      icon: <Monitor size="1.2em" aria-hidden="true" />,
      label: intl.formatMessage({
        id: 'app.theme.system',
        defaultMessage: 'Like the device',
        description: 'Colours of the page',
      }),
    },
  ];
  const group = intl.formatMessage({
    id: 'app.theme.label',
    defaultMessage: 'Colours',
    description: 'Group of buttons',
  });
  return (
    <Row role="group" aria-label={group} gap="1">
      {choices.map(({ mode, label, icon }) => (
        <IconButton
          key={label}
          size="sm"
          kind={mode === chosen ? 'secondary' : 'ghost'}
          aria-pressed={mode === chosen}
          label={label}
          icon={icon}
          onClick={() => {
            chooseColorMode(mode);
            setChosen(mode);
          }}
        />
      ))}
    </Row>
  );
}
