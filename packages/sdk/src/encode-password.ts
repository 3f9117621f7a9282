/** Returns base64 of the password's UTF-8 bytes, the format that the API requires. */
export function encodePassword(password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(password)));
}
