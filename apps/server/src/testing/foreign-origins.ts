/** Origins that resemble the site's own but are not: a name around it, another port or scheme. */
export function foreignOrigins(baseUrl: string): readonly string[] {
  const { protocol, hostname, port, host } = new URL(baseUrl);
  return [
    `${protocol}//evil-${host}`,
    `${protocol}//evil.${host}`,
    `${protocol}//${hostname}.evil.test`,
    `${protocol}//${hostname}.evil.test:${port}`,
    `${protocol}//${host}0`,
    `${protocol}//${hostname}`,
    `${protocol}//${hostname}:${Number(port) - 1}`,
    `${protocol}//${host}@evil.test`,
    `ftp://${host}`,
    `${protocol}//localhost.evil.test`,
    'https://evil.test',
    'null',
    'file://',
    '',
    host,
  ];
}
