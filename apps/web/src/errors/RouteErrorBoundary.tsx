import { Component, lazy, type ReactNode } from 'react';
import { RouteError } from '../navigation/RouteError';
import { Hydrating } from '../hydration/Hydrating';

/** Prefetched with the next pages; if it cannot be loaded, the root boundary shows an error. */
const ErrorPage = lazy(() => import('./ErrorPage'));

interface Props {
  /** The current location: navigation resets the error. */
  readonly location: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failed: boolean;
  readonly location: string;
}

/** Shows the error page in place of a page that threw; the header and footer around it stay. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, location: this.props.location };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): Partial<State> | null {
    return location === state.location ? null : { location, failed: false, error: null };
  }

  override render() {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    const known = error instanceof RouteError ? error : undefined;
    return (
      <Hydrating>
        <ErrorPage status={known?.status} message={known?.message} />
      </Hydrating>
    );
  }
}
