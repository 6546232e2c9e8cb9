import { FormattedMessage } from 'react-intl';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';

/** Latin stays Latin for now, and why. */
export function TransliterationUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNotice tone="warning" onRetry={onRetry}>
      <FormattedMessage
        id="editor.transliteration.unavailable"
        defaultMessage="Your language's letters didn't load. Until they do, your text stays in English letters."
      />
    </RetryNotice>
  );
}
