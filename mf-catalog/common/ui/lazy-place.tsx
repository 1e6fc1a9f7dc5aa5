import { Component, type ReactNode, Suspense } from 'react';

interface LazyPlaceProps {
  /** Shown while the code is on its way, and for good when it cannot be had. */
  fallback: ReactNode;
  children: ReactNode;
}

/** The place of a part whose code comes later. A part that cannot be had spoils only its own place, not the page around it. */
export class LazyPlace extends Component<LazyPlaceProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
