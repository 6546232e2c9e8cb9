import { Component, type ReactNode, Suspense } from 'react';
import { ChunkLoadErrorNotice, type RetryOptions } from './chunk-load-error-notice.tsx';
import { ChunkLoadError } from './lazy-with-preload.tsx';

type Props = {
  children: ReactNode;
  /**
   * A picture of what will stand here; `PartSkeleton` where nothing else tells that something
   * comes.
   */
  fallback: ReactNode;
  /** The way back to where one was; below what stands here as long as the part does not. */
  backLink?: ReactNode;
  /**
   * What stands here when the part could not be fetched; a notice with a way to try again where it
   * is left out.
   */
  renderError?: (options: RetryOptions) => ReactNode;
};

/**
 * Around a part that comes behind its page: `fallback` until it is there, and a way to try again
 * when it cannot be fetched.
 */
export class LazyBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Who comes back does not find what failed then. */
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
