import { contract } from '@mall/contract';
import * as z from 'zod/mini';
import type { SocialConfig } from '../../platform/social/social-config';
import type { Connection } from '../../db/database';
import { defaultConfig } from './configs.defaults';
import { findConfigs } from './configs.repo';

/** The shop's settings by group. */
export type Reply = z.infer<typeof contract.configs.get.reply>;

/**
 * The shop's settings: what is kept, over the defaults.
 *
 * @param demo whether this mall runs on demo data.
 */
export async function readConfigs(db: Connection, demo: boolean): Promise<Reply> {
  const kept = await findConfigs(db);
  const groups = Object.entries(defaultConfig).map(([group, defaults]) => {
    const entries = Object.entries(defaults).map(([key, standard]) => {
      const found = kept.find((each) => each.group === group && each.key === key)?.value;
      return [key, found === undefined ? standard : alike(found, standard)];
    });
    return [group, Object.fromEntries(entries)];
  });
  const config = z.parse(contract.configs.get.reply, Object.fromEntries(groups));
  return { ...config, common: { ...config.common, demo: demo ? '1' : '0' } };
}

/** The shop's settings as everybody may read them, with the ways to sign in that are open. */
export async function tellConfigs(
  db: Connection,
  { demo, social: { line, facebook } }: { readonly demo: boolean; readonly social: SocialConfig },
): Promise<Reply> {
  return {
    ...(await readConfigs(db, demo)),
    social: {
      line_client_id: line?.clientId ?? '',
      line_authorize_url: line?.authorizeUrl ?? '',
      facebook_app_id: facebook?.appId ?? '',
      facebook_authorize_url: facebook?.authorizeUrl ?? '',
    },
  };
}

/** Settings are typed in by people: a number may have been kept as text, and the other way round. */
const alike = (value: string | number, standard: string | number): string | number =>
  typeof standard === 'number' ? Number(value) : String(value);
