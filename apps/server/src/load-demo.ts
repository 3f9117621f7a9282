import type { Config } from './config';
import type { Demo } from './demo';

/** Loads the demo, if enabled: a real shop never loads its code or its source pictures. */
export async function loadDemo(config: Config): Promise<Demo | null> {
  if (!config.demo && config.payment.gateway !== 'sandbox') return null;
  const { createDemo } = await import('./demo');
  return createDemo(config);
}
