import { Component, type ReactNode } from 'react';

interface Props {
  /** What is open: what opens next is tried anew. */
  readonly open: string | null;
  readonly onError: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly open: string | null;
}

/** Leaves out what could not be opened over the page, such as without a network; the page itself stays. */
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
