import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/database';
import { keepListening, RELAY_CHANNEL } from './listener';
import { tellNews } from './news.repo';
import type { Relay } from './relay';

/** What {@link postgresRelay} works with. */
export interface PostgresRelayOptions {
  readonly db: Database;
  /** Where to listen: a connection of its own, for listening outlasts every transaction. */
  readonly databaseUrl: string;
  readonly onError: (error: unknown) => void;
}

/** News of one round trip. */
const MOST_AT_ONCE = 100;
/** Separates who tells from what. */
const SPACE = ' ';

/** Tells by PostgreSQL's LISTEN and NOTIFY. */
export function postgresRelay({ db, databaseUrl, onError }: PostgresRelayOptions): Relay {
  const server = randomUUID();
  const waiting: string[] = [];
  let telling: Promise<void> | null = null;
  let listening: ReturnType<typeof keepListening> | null = null;

  // One query after another, so that the news keep their order; what comes meanwhile goes with the next.
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
        onNews(told) {
          const end = told.indexOf(SPACE);
          if (told.slice(0, end) !== server) heard(told.slice(end + 1));
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
