import { Component, type ReactNode, Suspense } from 'react';
import { ChunkLoadErrorNotice, type RetryOptions } from './chunk-load-error-notice.tsx';
import { ChunkLoadError } from './lazy-with-preload.tsx';

type Props = {
  children: ReactNode;
  /** A placeholder in the shape of the content; `PartSkeleton` by default. */
  fallback: ReactNode;
  /** A way back, shown below the placeholder. */
  backLink?: ReactNode;
  /** Shown when the chunk could not be loaded; by default a notice with a retry button. */
  renderError?: (options: RetryOptions) => ReactNode;
};

/** A boundary for a lazy part: `fallback` while it loads, and a retry button after a failure. */
export class LazyBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** A return does not show an earlier failure. */
  override componentWillUnmount(): void {
    const { error } = this.state as { error: unknown };
    if (error instanceof ChunkLoadError) error.reset();
  }

  override render(): ReactNode {
    const { error } = this.state as { error: unknown };
    const { children, fallback, backLink, renderError = renderDefaultError } = this.props;
    if (error instanceof ChunkLoadError) {
      const retry = () => {
        error.reset();
        this.setState({ error: null });
      };
      return (
        <>
          {renderError({ onRetry: retry, hasFailedBefore: error.hasFailedBefore })}
          {backLink}
        </>
      );
    }
    if (error !== null) throw error;
    return (
      <Suspense
        fallback={
          <>
            {fallback}
            {backLink}
          </>
        }
      >
        {children}
      </Suspense>
    );
  }
}

const renderDefaultError = (options: RetryOptions) => <ChunkLoadErrorNotice {...options} />;
