import type { Config } from '../config';

/**
 * Where providers and shoppers find back to the mall, without a trailing slash. Without a public
 * address there is only the sandbox, which follows paths alone.
 */
export const publicOrigin = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
