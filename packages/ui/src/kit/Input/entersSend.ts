/** With a mouse there is usually a keyboard with Shift+Enter, so Enter can send what is written. */
export const entersSend = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
