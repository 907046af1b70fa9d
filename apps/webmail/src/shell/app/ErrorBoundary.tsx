import { Component, type ReactNode } from 'react';
import { ScreenFailure } from '../../core/problem/index.ts';

/** Limits an error to one screen: shows it, and renders the screen again when the user retries. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    // A new version of the app may have taken the files of this one away: only the whole page loads them again.
    if (error !== null) return <ScreenFailure error={error} onRetry={() => location.reload()} />;
    return this.props.children;
  }
}
