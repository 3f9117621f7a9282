import type { Config } from './config';
import type { Demo } from './demo';

/** The demo, where there is one: a real shop never loads its code, nor the pictures' originals. */
export async function loadDemo(config: Config): Promise<Demo | null> {
  if (!config.demo && config.payment.gateway !== 'sandbox') return null;
  const { createDemo } = await import('./demo');
  return createDemo(config);
}
