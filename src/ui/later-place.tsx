import { Component, type ReactNode, Suspense } from 'react';
import { NotLoaded } from './loaded-early.tsx';
import { PartUnavailable } from './part-unavailable.tsx';

type Props = {
  children: ReactNode;
  /** A picture of what will stand here; `PartSkeleton` where nothing else tells that something comes. */
  fallback: ReactNode;
  /** The way back to where one was; below what stands here as long as the part does not. */
  wayBack?: ReactNode;
  /** What stands around the way to try again; nothing where it is left out. */
  frame?: (notice: ReactNode) => ReactNode;
};

/** Around a part that comes behind its page: `fallback` until it is there, and a way to try again when it cannot be fetched. */
export class LaterPlace extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state as { error: unknown };
    const { children, fallback, wayBack, frame } = this.props;
    if (error instanceof NotLoaded) {
      const retry = () => {
        error.forget();
        this.setState({ error: null });
      };
      const notice = <PartUnavailable onRetry={retry} />;
      return (
        <>
          {frame ? frame(notice) : notice}
          {wayBack}
        </>
      );
    }
    if (error !== null) throw error;
    return (
      <Suspense
        fallback={
          <>
            {fallback}
            {wayBack}
          </>
        }
      >
        {children}
      </Suspense>
    );
  }
}
