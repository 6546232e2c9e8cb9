import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

type Props = {
  children: ReactNode;
  /** On the crash screen, a way to tell about it. */
  report?: ReactNode;
};

/** Shows the crash screen instead of a page that threw while it was drawn. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <CrashScreen {...this.props} /> : this.props.children;
  }
}
