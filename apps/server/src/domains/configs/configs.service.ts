import { contract } from '@mall/contract';
import * as z from 'zod/mini';
import type { Config } from '../../config/config';
import type { Connection } from '../../db/database';
import { defaultSettings } from './configs.defaults';
import { findConfigs } from './configs.repo';

type PublicSettings = z.infer<typeof contract.configs.get.reply>;

/** The shop's settings, by group. */
export type Settings = Omit<PublicSettings, 'common' | 'social' | 'embedding'> & {
  readonly common: Omit<PublicSettings['common'], 'demo'>;
};

const settings = z.omit(
  z.extend(contract.configs.get.reply, {
    common: z.omit(contract.configs.get.reply.shape.common, { demo: true }),
  }),
  { social: true, embedding: true },
);

/** The shop's settings: the stored values, with the defaults for all others. */
export async function readSettings(db: Connection): Promise<Settings> {
  const stored = await findConfigs(db);
  const groups = Object.entries(defaultSettings).map(([group, defaults]) => {
    const entries = Object.entries(defaults).map(([key, standard]) => {
      const found = stored.find((each) => each.group === group && each.key === key)?.value;
      return [key, found === undefined ? standard : alike(found, standard)];
    });
    return [group, Object.fromEntries(entries)];
  });
  return z.parse(settings, Object.fromEntries(groups));
}

/** The shop's public settings, with the available ways to sign in. */
export async function readPublicSettings(
  db: Connection,
  config: Pick<Config, 'demo' | 'social' | 'embedOrigins' | 'payment' | 'storeMap'>,
): Promise<PublicSettings> {
  const stored = await readSettings(db);
  const { line, facebook } = config.social;
  return {
    ...stored,
    common: { ...stored.common, demo: config.demo ? '1' : '0' },
    social: {
      line_client_id: line?.clientId ?? '',
      line_authorize_url: line?.authorizeUrl ?? '',
      facebook_app_id: facebook?.appId ?? '',
      facebook_authorize_url: facebook?.authorizeUrl ?? '',
    },
    embedding: {
      origins: [...config.embedOrigins],
      form_actions: [config.payment.cashier, config.storeMap.address],
    },
  };
}

/** Settings are typed by staff: a number may be stored as text, and vice versa. */
const alike = (value: string | number, standard: string | number): string | number =>
  typeof standard === 'number' ? Number(value) : String(value);
