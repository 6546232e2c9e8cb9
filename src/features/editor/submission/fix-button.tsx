import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';

type Props = {
  /** The id of the element that says what there is to fix. */
  problemId: string;
  onClick: () => void;
  /** In place of "Fix this". */
  children?: ReactNode;
};

/** Leads to what there is to fix in a post. */
export function FixButton({ problemId, onClick, children }: Props) {
  return (
    <Button
      kind="secondary"
      size="sm"
      flexShrink="0"
      maxWidth="full"
      aria-describedby={problemId}
      onClick={onClick}
    >
      {children ?? (
        <FormattedMessage
          id="checks.go"
          defaultMessage="Fix this"
          description="Button: leads to the place in a post that has to be corrected"
        />
      )}
    </Button>
  );
}
