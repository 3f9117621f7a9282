import type { MasonryMemory } from './memory';
import type { MasonryKey } from './placement';

/** Steps in which scrolling is noticed, in px: a new range of items at every pixel would be a render at every frame. */
const STEP = 200;
/** Where nothing is laid out, such as in a test without a browser. */
const WITHOUT_LAYOUT = 360;

/** What a `Masonry` sees of the page: a store, so that React draws what it tells before the browser paints. */
export class MasonryView {
  readonly #listeners = new Set<() => void>();
  readonly #keys = new Map<Element, MasonryKey>();
  readonly #heights = new ResizeObserver((entries) => {
    if (entries.map(({ target }) => this.#take(target)).includes(true)) this.#changed();
  });
  #ruler: HTMLElement | undefined;
  #version = 0;
  /** Width of the whole in px; 0 before it is known. */
  width = 0;
  /** How far the top of the screen is below the top of the whole: px, in steps. */
  top = 0;

  constructor(readonly memory: MasonryMemory) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  version = (): number => this.#version;

  /** Follows the whole by an element at its top, as wide as it; gives how to stop. */
  follow(ruler: HTMLElement): () => void {
    this.#ruler = ruler;
    const look = () => this.#look();
    const observer = new ResizeObserver(look);
    observer.observe(ruler);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    look();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }

  /** Measures an item from now on; gives how to stop. */
  measure = (key: MasonryKey, element: Element): (() => void) => {
    this.#keys.set(element, key);
    // At the next frame: one that came while others were being looked at would be too late for this one.
    const soon = requestAnimationFrame(() => this.#heights.observe(element));
    return () => {
      cancelAnimationFrame(soon);
      this.#keys.delete(element);
      this.#heights.unobserve(element);
    };
  };

  /** Measures all that is drawn, at once. @returns whether something is of another height than was thought */
  measureAll(): boolean {
    const changed = [...this.#keys.keys()].map((element) => this.#take(element)).includes(true);
    if (changed) this.#changed();
    return changed;
  }

  /** What is drawn. */
  drawn(): Iterable<readonly [Element, MasonryKey]> {
    return this.#keys;
  }

  /** The element of an item, if it is drawn. */
  find = (key: MasonryKey): Element | undefined =>
    [...this.#keys].find(([, own]) => own === key)?.[0];

  /** How far the top of the screen is below the top of the whole: px, exactly. */
  exactTop(): number {
    return -(this.#ruler?.getBoundingClientRect().top ?? 0);
  }

  #take(element: Element): boolean {
    const key = this.#keys.get(element);
    const { height } = element.getBoundingClientRect();
    const { heights } = this.memory;
    if (key === undefined || height === 0 || heights.get(key) === height) return false;
    heights.set(key, height);
    return true;
  }

  #look(): void {
    const width = this.#ruler?.clientWidth || WITHOUT_LAYOUT;
    const top = Math.floor(this.exactTop() / STEP) * STEP;
    if (width === this.width && top === this.top) return;
    this.width = width;
    this.top = top;
    this.#changed();
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}
