/** Returns the URL of a mall without its last slash, or null for what is no address of a website. */
export function mallUrlOf(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { protocol, search, hash, username, href } = new URL(typed);
  const isSite = ['http:', 'https:'].includes(protocol) && !search && !hash && !username;
  return isSite ? href.replace(/\/$/, '') : null;
}
