import { FormattedMessage } from 'react-intl';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';

/** Latin stays Latin for now, and why. */
export function ScriptUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="warning"
      actions={
        <Button kind="secondary" size="sm" onClick={onRetry}>
          <FormattedMessage id="editor.retry" defaultMessage="Try again" />
        </Button>
      }
    >
      <FormattedMessage
        id="editor.script.unavailable"
        defaultMessage="The letters of your language did not load. Until they do, what you type stays in Latin letters."
      />
    </Banner>
  );
}
