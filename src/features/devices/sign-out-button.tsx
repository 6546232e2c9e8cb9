import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';

/** Signs out of one place; `name` is the id of what names the place. */
export function SignOutButton({
  id,
  name,
  onClick,
}: {
  id: string;
  name: string;
  onClick: () => void;
}) {
  return (
    <Button id={id} kind="secondary" size="sm" aria-labelledby={`${id} ${name}`} onClick={onClick}>
      <FormattedMessage
        id="devices.sign-out"
        defaultMessage="Sign out"
        description="Button, per device"
      />
    </Button>
  );
}
