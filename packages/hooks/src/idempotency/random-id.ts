/**
 * An id that nobody else has: 128 random bits. `crypto.randomUUID` is missing wherever a page came over
 * plain HTTP, such as on a phone that looks at a shop on the same Wi-Fi.
 */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
