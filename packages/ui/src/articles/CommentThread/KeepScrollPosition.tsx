import { Component, createRef, type ReactNode } from 'react';

interface Props {
  /** Key of the first item: changes when items are added at the top. */
  first: string | number | undefined;
  children: ReactNode;
}

/**
 * Keeps the visible content in place while items are added above it. A class component, because only
 * `getSnapshotBeforeUpdate` can measure before the DOM changes, and not every browser has scroll anchoring.
 */
export class KeepScrollPosition extends Component<Props> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate({ first }: Props): number | null {
    const came = first !== undefined && first !== this.props.first;
    return came ? (this.#box.current?.getBoundingClientRect().bottom ?? null) : null;
  }

  override componentDidUpdate(_before: Props, _state: unknown, bottom: number | null): void {
    const now = this.#box.current?.getBoundingClientRect().bottom;
    // The bottom edge has moved down by the height of the added items.
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
