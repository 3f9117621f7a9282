import { Component, type ReactNode } from 'react';

interface Props {
  /** The open overlay: a change resets the error. */
  readonly open: string | null;
  readonly onError: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly open: string | null;
}

/** Omits an overlay that fails to load, for example when offline; the page itself stays. */
export class OverlayErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, open: this.props.open };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ open }: Props, state: State): Partial<State> | null {
    return open === state.open ? null : { open, failed: false };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
