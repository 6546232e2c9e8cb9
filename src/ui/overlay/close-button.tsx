import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '../forms/button.tsx';

/** In the upper corner of a window. */
export function CloseButton({ onClick }: { onClick: () => void }) {
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
      onClick={onClick}
      marginBlockStart="-2"
      marginInlineEnd="-2"
    />
  );
}
