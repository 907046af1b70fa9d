import { ScreenFailure } from '@jinshu/app/problem';
import { Component, type ReactNode } from 'react';

/** Limits an error to the screen, and loads the page again when the user retries: a new version may have taken its files away. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <ScreenFailure error={error} onRetry={() => location.reload()} />;
  }
}
