import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether a floating element lies over text that has to stay readable, which is marked `data-keep-clear`.
 *
 * @param floating - The element, which is fixed to the screen.
 */
export function useCoversText(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const check = () => {
      const element = floating.current;
      const texts = document.querySelectorAll('[data-keep-clear]');
      setCovers(element !== null && [...texts].some((text) => liesOver(element, text)));
    };
    // The page's content loads later and moves the text.
    const observer = new ResizeObserver(check);
    observer.observe(document.body);
    addEventListener('scroll', check, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', check);
    };
  }, [floating]);
  return covers;
}

/** Compares the layout boxes: a rectangle would contain the movement of an element that is away already. */
function liesOver(floating: HTMLElement, text: Element): boolean {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = floating;
  const box = text.getBoundingClientRect();
  return left < box.right && box.left < left + width && top < box.bottom && box.top < top + height;
}
