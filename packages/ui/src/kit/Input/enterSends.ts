/** A mouse usually implies a keyboard with Shift+Enter, so Enter can send. */
export const enterSends = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
