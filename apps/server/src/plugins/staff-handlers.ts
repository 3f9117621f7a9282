import type { Mall } from '../context/context';
import { auditRoutes } from '../domains/audit/audit.routes';
import type { BatchRunner } from '../domains/batches';
import { batchRoutes } from '../domains/batches/batches.routes';
import { listColleagues } from '../domains/staff';
import { factorRoutes } from '../domains/staff/factors.routes';
import { peopleRoutes } from '../domains/staff/people.routes';
import { sessionRoutes } from '../domains/staff/session.routes';
import { salesRoutes } from '../domains/sales/sales.routes';
import { shopSettingsRoutes } from '../domains/shop-settings/shop-settings.routes';
import { staffChatRoutes } from '../domains/staff-chat/staff-chat.routes';
import { staffOrderRoutes } from '../domains/staff-orders/staff-orders.routes';
import { staffViewRoutes } from '../domains/staff-views/staff-views.routes';
import { staffWallRoutes } from '../domains/staff-wall/staff-wall.routes';
import type { StaffContractHandlers } from '../http/contract-types';

/** The handlers of the staff's API. An endpoint of its contract without a handler does not compile. */
export const staffHandlers = (mall: Mall, runner: BatchRunner): StaffContractHandlers => ({
  session: sessionRoutes(mall),
  factors: factorRoutes(mall),
  people: peopleRoutes(mall),
  orders: staffOrderRoutes(mall),
  batches: batchRoutes(mall, runner),
  sales: salesRoutes(mall),
  settings: shopSettingsRoutes(mall),
  chat: staffChatRoutes(mall),
  wall: staffWallRoutes(mall),
  views: staffViewRoutes(mall),
  audit: auditRoutes(mall, listColleagues),
});
