import { ConfigurationError } from '../kernel/configuration-error';
import { isPublishedTestKey } from './payment-config';

/** The variables that give access to external accounts, with money or members behind them. */
interface Secrets {
  readonly ECPAY_HASH_KEY?: string | undefined;
  readonly LINE_CLIENT_SECRET?: string | undefined;
  readonly FACEBOOK_APP_SECRET?: string | undefined;
  readonly FCM_SERVICE_ACCOUNT?: string | undefined;
}

/**
 * Refuses the secrets of a real shop in a demo, because a demo's passwords are public, also
 * those of its staff, and everyone can read its emails.
 *
 * @throws {ConfigurationError} with the names of the secrets
 */
export function refuseSecretsInDemo(values: Secrets): void {
  const { ECPAY_HASH_KEY, LINE_CLIENT_SECRET, FACEBOOK_APP_SECRET, FCM_SERVICE_ACCOUNT } = values;
  const secrets = { ECPAY_HASH_KEY, LINE_CLIENT_SECRET, FACEBOOK_APP_SECRET, FCM_SERVICE_ACCOUNT };
  const found = Object.entries(secrets).filter(
    ([, value]) => value !== undefined && !isPublishedTestKey(value),
  );
  if (found.length === 0) return;
  throw new ConfigurationError(
    `This is a demo, whose passwords are published and whose emails anyone can read, but ${found
      .map(([name]) => name)
      .join(
        ', ',
      )} ${found.length > 1 ? 'are real secrets' : 'is a real secret'}. For a real shop set ` +
      'DEMO=0, and DATABASE_URL to a database without demo data; for a demo leave the secrets out. ' +
      '(Without DATABASE_URL, a shop is a demo unless DEMO=0.)',
  );
}
