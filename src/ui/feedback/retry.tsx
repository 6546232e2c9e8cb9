import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../forms/button.tsx';
import { Banner } from './banner.tsx';

/** The words "Try again", for a button of another look. */
export function RetryLabel() {
  return <FormattedMessage id="ui.retry" defaultMessage="Try again" description="Button" />;
}

/** A small "Try again" button. */
export function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="secondary" size="sm" onClick={onClick}>
      <RetryLabel />
    </Button>
  );
}

type RetryNoticeProps = {
  tone?: 'warning' | 'danger';
  title?: ReactNode;
  onRetry: () => void;
  /** What failed. */
  children: ReactNode;
};

/** A banner with the error and a retry button. */
export function RetryNotice({ tone = 'danger', onRetry, ...rest }: RetryNoticeProps) {
  return <Banner tone={tone} actions={<RetryButton onClick={onRetry} />} {...rest} />;
}
