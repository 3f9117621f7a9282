import { memberEraserOf } from '../../db/member-eraser';
import {
  notificationActors,
  notificationMutes,
  notifications,
  pushSubscriptions,
} from '../../db/schema';

/** Removes a deleted member's notifications, and the member from those of others. */
export const memberEraser = memberEraserOf([
  notificationActors,
  notificationMutes,
  notifications,
  pushSubscriptions,
]);
