import type { CartLayer } from '@mall/sdk';
import type { commonMessages } from '../../messages/common';

/** The names of the cart layers, as message ids. */
export const LAYER_NAMES = {
  1: 'Normal',
  2: 'Refrigerated',
  3: 'Frozen',
} as const satisfies Record<CartLayer, keyof typeof commonMessages>;
