import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { RetryButton } from './retry.tsx';

/** How to go on without a part that did not come. */
export type WayOn = {
  onRetry: () => void;
  /** It was not the first time. */
  isRepeated: boolean;
};

/** In the place of a part that comes behind its page, and did not. */
export function PartUnavailable({ title, onRetry, isRepeated }: WayOn & { title?: ReactNode }) {
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        <>
          <RetryButton onClick={onRetry} />
          {isRepeated && (
            <Button kind="secondary" size="sm" onClick={() => location.reload()}>
              <FormattedMessage
                id="ui.part.reload"
                defaultMessage="Load the page again"
                description="Button, beside “Try again” where trying again has not helped"
              />
            </Button>
          )}
        </>
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
