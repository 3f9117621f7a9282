import type { MasonryMemory } from './memory';
import type { MasonryKey } from './placement';

/** Scroll position is rounded to steps of this many px, so that scrolling does not re-render every frame. */
const STEP = 200;
/** Width in px where there is no layout, such as in jsdom. */
const WITHOUT_LAYOUT = 360;

/**
 * Observes sizes and scroll position for a `Masonry`. An external store, so that React re-renders before the
 * browser paints.
 */
export class MasonryView {
  readonly #listeners = new Set<() => void>();
  readonly #keys = new Map<Element, MasonryKey>();
  #observer: ResizeObserver | undefined;
  #ruler: HTMLElement | undefined;
  #version = 0;
  /** Width of the feed in px; 0 before it is measured. */
  width = 0;
  /** Distance from the feed's top to the viewport's top in px, rounded down to a step. */
  top = 0;

  constructor(readonly memory: MasonryMemory) {}

  /** Created when the first item is rendered: a server has no observers. */
  get #heights(): ResizeObserver {
    return (this.#observer ??= new ResizeObserver((entries) => {
      if (entries.map(({ target }) => this.#take(target)).includes(true)) this.#changed();
    }));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  version = (): number => this.#version;

  /** Observes the feed through an element of the same width at its top. @returns a function that stops */
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

  /** Observes an item's height. @returns a function that stops */
  measure = (key: MasonryKey, element: Element): (() => void) => {
    this.#keys.set(element, key);
    // In the next frame: an element observed during a ResizeObserver callback would be reported too late.
    const soon = requestAnimationFrame(() => this.#heights.observe(element));
    return () => {
      cancelAnimationFrame(soon);
      this.#keys.delete(element);
      this.#heights.unobserve(element);
    };
  };

  /** Measures all rendered items at once. @returns whether any height has changed */
  measureAll(): boolean {
    const changed = [...this.#keys.keys()].map((element) => this.#take(element)).includes(true);
    if (changed) this.#changed();
    return changed;
  }

  /** The rendered items. */
  drawn(): Iterable<readonly [Element, MasonryKey]> {
    return this.#keys;
  }

  /** The element of an item, if it is rendered. */
  find = (key: MasonryKey): Element | undefined =>
    [...this.#keys].find(([, own]) => own === key)?.[0];

  /** Distance from the feed's top to the viewport's top in px, exact. */
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
