import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { keepListening, RELAY_CHANNEL } from './listener';
import { tellNews } from './news.repo';
import type { Relay } from './relay';

/** Options of {@link postgresRelay}. */
export interface PostgresRelayOptions {
  readonly db: Database;
  /**
   * The database to listen on: a connection of its own, because listening outlasts every
   * transaction.
   */
  readonly databaseUrl: string;
  readonly onError: (error: unknown) => void;
}

/** Messages of one round trip. */
const MOST_AT_ONCE = 100;
/** Separates the sender from the message. */
const SPACE = ' ';

/** Publishes with PostgreSQL's LISTEN and NOTIFY. */
export function postgresRelay({ db, databaseUrl, onError }: PostgresRelayOptions): Relay {
  const server = randomUUID();
  const waiting: string[] = [];
  let telling: Promise<void> | null = null;
  let listening: ReturnType<typeof keepListening> | null = null;

  // Sequential queries preserve the order of the messages; later ones go with the next query.
  const tellWaiting = async () => {
    while (waiting.length > 0) {
      const news = waiting.splice(0, MOST_AT_ONCE);
      try {
        await tellNews(db, RELAY_CHANNEL, news);
      } catch (error) {
        onError(error);
      }
    }
    telling = null;
  };
  return {
    tell(news) {
      waiting.push(server + SPACE + news);
      telling ??= tellWaiting();
    },
    async start({ heard, listening: begun }) {
      listening = keepListening({
        databaseUrl,
        onError,
        onListening: begun,
        onNews(payload) {
          const end = payload.indexOf(SPACE);
          if (payload.slice(0, end) !== server) heard(payload.slice(end + 1));
        },
      });
      await listening.attempted;
    },
    async close() {
      await telling;
      await listening?.stop();
    },
  };
}
