import { FormattedMessage } from 'react-intl';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

/** In the place of a part that comes behind its page, and did not. */
export function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      actions={
        <Button kind="secondary" size="sm" onClick={onRetry}>
          <FormattedMessage id="ui.part.retry" defaultMessage="Try again" />
        </Button>
      }
    >
      <FormattedMessage
        id="ui.part.not-loaded"
        defaultMessage="This part of the page did not load."
        description="In the place of a part that comes behind the page"
      />
    </Banner>
  );
}
