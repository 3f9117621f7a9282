import * as z from 'zod/mini';
import type { Config } from '../../config/config';
import type { Connection } from '../../db/database';
import { defaultSettings } from './configs.defaults';
import { findSettingsText } from './configs.repo';
import { settingsSchema, type PublicSettings, type Settings } from './settings';

const storedSettings = z.array(
  z.tuple([z.string(), z.string(), z.union([z.string(), z.number()])]),
);

/** The settings of the last text: they are read on each call, and change rarely. */
let latest: { readonly text: string; readonly settings: Settings } | null = null;

/** The shop's settings: the stored values, with the defaults for all others. */
export const readSettings = async (db: Connection): Promise<Settings> =>
  settingsOf(await findSettingsText(db));

/** The settings of the stored values that `settingsText` read. */
export function settingsOf(text: string): Settings {
  if (latest?.text !== text) latest = { text, settings: parseSettings(text) };
  return latest.settings;
}

function parseSettings(text: string): Settings {
  const stored = z.parse(storedSettings, JSON.parse(text));
  const groups = Object.entries(defaultSettings).map(([group, defaults]) => {
    const entries = Object.entries(defaults).map(([key, standard]) => {
      const [, , found] = stored.find((each) => each[0] === group && each[1] === key) ?? [];
      return [key, found === undefined ? standard : alike(found, standard)];
    });
    return [group, Object.fromEntries(entries)];
  });
  return z.parse(settingsSchema, Object.fromEntries(groups));
}

/** The shop's public settings, with the available ways to sign in. */
export async function readPublicSettings(
  db: Connection,
  config: Pick<Config, 'demo' | 'social' | 'embedOrigins' | 'payment' | 'storeMap'>,
): Promise<PublicSettings> {
  const { calendar: _, mails: __, chat: ___, ...stored } = await readSettings(db);
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
