import { Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ColorMode, savedColorMode, setColorMode } from '#src/theme/color-mode.ts';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';

type Choice = { mode: ColorMode | null; label: string; icon: ReactNode };

/** Light, dark, or as the device is set. */
export function ColorModeSwitch() {
  const intl = useIntl();
  const [chosen, setChosen] = useState(savedColorMode);
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
        defaultMessage: 'System',
        description: 'Colours of the page',
      }),
    },
  ];
  const group = intl.formatMessage({
    id: 'app.theme.label',
    defaultMessage: 'Theme',
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
            setColorMode(mode);
            setChosen(mode);
          }}
        />
      ))}
    </Row>
  );
}
