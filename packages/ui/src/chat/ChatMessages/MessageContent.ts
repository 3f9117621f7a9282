import type { ReactNode } from 'react';

/** How the content of a message is rendered. */
export interface MessageContent {
  readonly orderHref: (trans_order_id: string) => string;
  readonly renderText: (text: string) => ReactNode;
}
