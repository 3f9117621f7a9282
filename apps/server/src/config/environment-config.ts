import { ConfigurationError } from '../kernel/configuration-error';
import { type Config, readConfig } from './config';

/** The configuration from this process's environment. @throws ConfigurationError that names each invalid variable */
export function environmentConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(message, { cause: error });
  }
}
