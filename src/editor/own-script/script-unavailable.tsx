import { FormattedMessage } from 'react-intl';
import { RetryNotice } from '#src/ui/retry.tsx';

/** Latin stays Latin for now, and why. */
export function ScriptUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice tone="warning" onRetry={onRetry}>
      <FormattedMessage
        id="editor.script.unavailable"
        defaultMessage="The letters of your language did not load. Until they do, what you type stays in Latin letters."
      />
    </RetryNotice>
  );
}
