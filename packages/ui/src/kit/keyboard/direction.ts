/** 1 where one reads from left to right, -1 where from right to left: there a row scrolls to negative places. */
export const directionOf = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;
