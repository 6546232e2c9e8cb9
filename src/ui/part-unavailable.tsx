import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RetryNotice } from './retry.tsx';

type Props = { title?: ReactNode; onRetry: () => void };

/** In the place of a part that comes behind its page, and did not. */
export function PartUnavailable(props: Props) {
  return (
    <RetryNotice {...props}>
      <FormattedMessage
        id="ui.part.not-loaded"
        defaultMessage="This part of the page did not load."
        description="In the place of a part that comes behind the page"
      />
    </RetryNotice>
  );
}
