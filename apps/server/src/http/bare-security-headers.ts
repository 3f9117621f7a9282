/** Security headers of replies that no plugin writes headers for: those of the HTTP parser and of the socket server. */
export const BARE_SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
