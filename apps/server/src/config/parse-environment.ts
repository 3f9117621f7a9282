import type * as z from 'zod';
import { ConfigurationError } from '../kernel/configuration-error';

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Validates environment variables. An empty one (`PORT= npm start`) counts as unset.
 *
 * @throws ConfigurationError that names each invalid variable.
 */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Environment,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(`These environment variables make no sense:\n${wrong.join('\n')}`);
}
