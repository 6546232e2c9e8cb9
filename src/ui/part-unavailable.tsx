import { FormattedMessage } from 'react-intl';
import { RetryNotice } from './retry.tsx';

/** In the place of a part that comes behind its page, and did not. */
export function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice onRetry={onRetry}>
      <FormattedMessage
        id="ui.part.not-loaded"
        defaultMessage="This part of the page did not load."
        description="In the place of a part that comes behind the page"
      />
    </RetryNotice>
  );
}
