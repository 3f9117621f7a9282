/** Returns 1 for left-to-right, -1 for right-to-left, where a row scrolls to negative positions. */
export const directionOf = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;
