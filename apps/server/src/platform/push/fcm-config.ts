import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The required fields of a Google service account's key file. */
const serviceAccount = z.object({
  project_id: z.string().regex(/^[a-z0-9.:-]{4,60}$/),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
});

/** How push messages to the native shell are sent: by Firebase Cloud Messaging. */
export interface FcmConfig {
  readonly account: z.infer<typeof serviceAccount>;
  /** URL that issues access tokens; Google's, except in tests. */
  readonly tokenUrl: string;
  /** URL that takes messages; Google's, except in tests. */
  readonly origin: string;
}

/**
 * Reads the service account of `FCM_SERVICE_ACCOUNT`: the key file's JSON, or the path of the file.
 * null: none, and the native shell gets no messages.
 *
 * @throws Error that names the problem, without the content of the key file
 * @example
 * const fcm = fcmConfig('/run/secrets/firebase.json');
 */
export function fcmConfig(setting: string | undefined): FcmConfig | null {
  if (setting === undefined) return null;
  const account = serviceAccount.safeParse(parsed(setting));
  if (!account.success) {
    const wrong = account.error.issues.map(({ path }) => path.join('.') || 'no JSON object');
    throw new Error(`FCM_SERVICE_ACCOUNT is no key file of a service account: ${wrong.join(', ')}`);
  }
  return {
    account: account.data,
    tokenUrl: 'https://oauth2.googleapis.com/token',
    origin: 'https://fcm.googleapis.com',
  };
}

function parsed(setting: string): unknown {
  const text = setting.trim().startsWith('{') ? setting : fileText(setting);
  try {
    return JSON.parse(text);
  } catch {
    // The error of `JSON.parse` quotes the text, and with it the key.
    return null;
  }
}

function fileText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error('FCM_SERVICE_ACCOUNT names a file that cannot be read');
  }
}
