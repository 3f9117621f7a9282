import type { Notification } from '@mall/sdk';
import { to } from '../../paths/paths';

/** Where a notification leads on this site: what it tells of; without that, its own page. */
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
