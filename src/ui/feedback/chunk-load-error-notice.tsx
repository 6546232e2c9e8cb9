import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../forms/button.tsx';
import { Banner } from './banner.tsx';
import { RetryButton } from './retry.tsx';

/** How to go on without a part that did not come. */
export type RetryOptions = {
  onRetry: () => void;
  /** It was not the first time. */
  hasFailedBefore: boolean;
};

/** Shown when a chunk failed to load. */
export function ChunkLoadErrorNotice({
  title,
  onRetry,
  hasFailedBefore,
}: RetryOptions & { title?: ReactNode }) {
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        <>
          <RetryButton onClick={onRetry} />
          {hasFailedBefore && (
            <Button kind="secondary" size="sm" onClick={() => location.reload()}>
              <FormattedMessage
                id="ui.part.reload"
                defaultMessage="Reload page"
                description="Button, beside “Try again” where trying again has not helped"
              />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage
        id="ui.part.not-loaded"
        defaultMessage="This part of the page didn't load."
        description="In the place of a part that comes behind the page"
      />
    </Banner>
  );
}
