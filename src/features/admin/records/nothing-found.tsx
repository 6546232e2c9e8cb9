import { SearchX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Button } from '#src/ui/forms/button.tsx';

/** In place of a list without matches, with a way back to all records. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="records.no-match" defaultMessage="Nothing found" />}
      action={
        <Button kind="secondary" onClick={onReset}>
          <FormattedMessage id="records.reset" defaultMessage="Clear filters" />
        </Button>
      }
    >
      <FormattedMessage
        id="records.no-match-hint"
        defaultMessage="No record matches these filters."
      />
    </EmptyState>
  );
}
