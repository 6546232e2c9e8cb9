import { Component, type ReactNode, Suspense } from 'react';
import { NotLoaded } from './loaded-early.tsx';
import { PartUnavailable, type WayOn } from './part-unavailable.tsx';

type Props = {
  children: ReactNode;
  /** A picture of what will stand here; `PartSkeleton` where nothing else tells that something comes. */
  fallback: ReactNode;
  /** The way back to where one was; below what stands here as long as the part does not. */
  wayBack?: ReactNode;
  /** What stands here when the part could not be fetched; a notice with a way to try again where it is left out. */
  missing?: (wayOn: WayOn) => ReactNode;
};

/** Around a part that comes behind its page: `fallback` until it is there, and a way to try again when it cannot be fetched. */
export class LaterPlace extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Who comes back does not find what failed then. */
  override componentWillUnmount(): void {
    const { error } = this.state as { error: unknown };
    if (error instanceof NotLoaded) error.forget();
  }

  override render(): ReactNode {
    const { error } = this.state as { error: unknown };
    const { children, fallback, wayBack, missing = unavailable } = this.props;
    if (error instanceof NotLoaded) {
      const retry = () => {
        error.forget();
        this.setState({ error: null });
      };
      return (
        <>
          {missing({ onRetry: retry, isRepeated: error.isRepeated })}
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

const unavailable = (wayOn: WayOn) => <PartUnavailable {...wayOn} />;
