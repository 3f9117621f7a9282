import type { Notification } from '@mall/sdk';
import { to } from '../../paths/paths';

/** Returns the URL of a notification's target on this site; without a target, of its own page. */
export function targetHref({ id, target }: Pick<Notification, 'id' | 'target'>): string {
  switch (target?.type) {
    case 'order':
      return to.order(target.trans_order_id);
    case 'article':
      return to.article(target.a_id);
    case 'product':
      return to.product(target.p_id);
    case 'chat':
      return to.service();
    case 'page':
      return target.path;
    case undefined:
      return to.notification(id);
  }
}
