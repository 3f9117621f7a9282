import { Component, createRef, type ReactNode } from 'react';

interface Props {
  /** Changes when something comes in at the top. */
  first: string | number | undefined;
  children: ReactNode;
}

/**
 * Keeps what is read where it is while more comes in above it. A class, for only a class is asked before the
 * document changes; and not every browser anchors by itself.
 */
export class KeepScrollPosition extends Component<Props> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ first }: Props): number | null {
    const came = first !== undefined && first !== this.props.first;
    return came ? (this.#box.current?.getBoundingClientRect().bottom ?? null) : null;
  }

  override componentDidUpdate(_before: Props, _state: unknown, bottom: number | null): void {
    const now = this.#box.current?.getBoundingClientRect().bottom;
    // What came in at the top is as high as the end has moved down.
    if (bottom !== null && now !== undefined) scrollBy({ top: now - bottom, behavior: 'instant' });
  }

  override render() {
    return (
      <div ref={this.#box} style={{ overflowAnchor: 'none' }}>
        {this.props.children}
      </div>
    );
  }
}
