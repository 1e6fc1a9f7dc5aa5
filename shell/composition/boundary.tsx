import { Component, type ReactNode } from 'react';
import { unitFailed } from './unit-failed.ts';

interface Props {
  /** the unit, for the log */
  name: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** What throws inside spoils only this place. On the server the Suspense boundary around does the same. */
export class UnitBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`[composition] ${this.props.name} failed in render: ${String(error)}`);
    unitFailed(this.props.name, error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
