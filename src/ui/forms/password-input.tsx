import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '../layout/layout.tsx';
import { IconButton } from './button.tsx';
import { TextInput } from './text-input.tsx';

/** A password that can be shown, because typing 12 characters blind on a phone is hard. */
export function PasswordInput(props: ComponentProps<typeof TextInput>) {
  const [isShown, setShown] = useState(false);
  const intl = useIntl();
  const label = isShown
    ? intl.formatMessage({
        id: 'ui.password.hide',
        defaultMessage: 'Hide password',
        description: 'Button inside the password field',
      })
    : intl.formatMessage({
        id: 'ui.password.show',
        defaultMessage: 'Show password',
        description: 'Button inside the password field',
      });
  return (
    <Box position="relative" dir="ltr">
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        paddingInlineEnd="12"
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <Box position="absolute" insetBlock="0" insetInlineEnd="1" display="flex" alignItems="center">
        <IconButton
          icon={
            isShown ? (
              <EyeOff size="1.25em" aria-hidden="true" />
            ) : (
              <Eye size="1.25em" aria-hidden="true" />
            )
          }
          label={label}
          onClick={() => setShown(!isShown)}
        />
      </Box>
    </Box>
  );
}
