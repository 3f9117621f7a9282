import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../loading/ChunkLoadError';

/** Props of {@link ErrorBoundary}. */
export interface ErrorBoundaryProps {
  /** Replaces the children after an error: content, or a function of the error. */
  readonly fallback: ReactNode | ((error: unknown) => ReactNode);
  /** A change renders the children again, for example of the location. */
  readonly resetKey?: string | number | null | undefined;
  /** Runs once for each error. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children: ReactNode;
}

interface State {
  /** null: no error. */
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: ErrorBoundaryProps['resetKey'];
}

/**
 * Renders a fallback when its children fail to load or to render. A chunk that could not be loaded is requested again
 * when they are rendered again.
 *
 * @example
 * <ErrorBoundary fallback={null}><Recommendations /></ErrorBoundary>
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkLoadError) error.forget();
    this.props.onError?.(error);
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure.error) : fallback;
  }
}
