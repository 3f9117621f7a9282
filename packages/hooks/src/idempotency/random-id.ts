/**
 * Returns a unique id: 128 random bits. `crypto.randomUUID` is missing on pages served over plain
 * HTTP, such as a shop opened from a phone on the same Wi-Fi.
 */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
