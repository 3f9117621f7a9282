import type { Database } from '../../db/database';
import type { MessageSource } from '../../platform/realtime/relayed-hub';
import { presentMessage } from './chat.presenter';
import { findAfter, findByIds, latestId } from './chat.repo';
import { withOrders } from './send.service';

/** Creates the source of messages that other servers published. */
export const messageSource = (db: Database): MessageSource => ({
  async read(id) {
    const [message] = await withOrders(db, await findByIds(db, [id]));
    return message ? (language) => presentMessage(message, language) : null;
  },
  latest: () => latestId(db),
  after: (id) => findAfter(db, id),
});
