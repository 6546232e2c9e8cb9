import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../forms/button.tsx';

/** In the upper corner of a window. */
/** @param popoverTarget the id of the prerendered window that it closes without a script */
export function CloseButton(action: { onClick?: () => void; popoverTarget?: string }) {
  const intl = useIntl();
  const close = intl.formatMessage({
    id: 'ui.dialog.close',
    defaultMessage: 'Close',
    description: 'Button in the corner of a dialog',
  });
  return (
    <IconButton
      icon={<X size="1.4em" aria-hidden="true" />}
      label={close}
      {...action}
      marginBlockStart="-2"
      marginInlineEnd="-2"
    />
  );
}
