import { audit } from './audit';
import { batches } from './batches';
import { chat } from './chat';
import { factors } from './factors';
import { orders } from './orders';
import type { StaffDomainName } from './paths';
import { people } from './people';
import { sales } from './sales';
import { session } from './session';
import { settings } from './settings';
import { views } from './views';
import { wall } from './wall';

/**
 * The staff's contract: every endpoint by domain, with its method, path, access level, permission, and schemas of the
 * query, body and reply. The server registers its routes from it.
 */
export const staffContract = {
  session,
  factors,
  people,
  orders,
  batches,
  sales,
  settings,
  chat,
  wall,
  views,
  audit,
} as const satisfies Record<StaffDomainName, unknown>;

/** The type of {@link staffContract}. */
export type StaffContract = typeof staffContract;
