import type { Config } from './config/config';
import type { Database } from './db/database';
import type { Demo, DemoOptions } from './demo';
import { matchesPassword } from './domains/credentials';
import { findAccount } from './domains/members';
import { ConfigurationError } from './kernel/configuration-error';

/** Loads the demo, if enabled: a real shop never loads its code or its source pictures. */
export async function loadDemo(config: Config, options: DemoOptions = {}): Promise<Demo | null> {
  if (!config.demo && config.payment.gateway !== 'sandbox') return null;
  const { createDemo } = await import('./demo');
  return createDemo(config, options);
}

/**
 * Refuses to open a real shop over a database in which demo accounts still have the published
 * password.
 *
 * @throws {ConfigurationError} with the names of the accounts
 */
export async function refusePublishedPasswords(db: Database): Promise<void> {
  const { accounts, demoPassword } = await import('./demo/data/people');
  const open: string[] = [];
  for (const { email } of accounts) {
    const { passwordHash = null } = (await findAccount(db, email)) ?? {};
    if (passwordHash !== null && (await matchesPassword(demoPassword, passwordHash)))
      open.push(email);
  }
  if (open.length === 0) return;
  throw new ConfigurationError(
    `Anyone could sign in: the password that is published for every demo still opens ${open.join(', ')}. ` +
      'Change these passwords or delete these accounts, or use another database; DEMO=1 opens the demo again.',
  );
}
