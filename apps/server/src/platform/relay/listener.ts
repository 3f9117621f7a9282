import { Client } from 'pg';

/** The name under which all servers of the shop tell. */
export const RELAY_CHANNEL = 'mall_relay';

/** What {@link keepListening} works with. */
export interface ListenerOptions {
  readonly databaseUrl: string;
  readonly onNews: (payload: string) => void;
  /** Called each time that listening has begun. */
  readonly onListening: () => void;
  readonly onError: (error: unknown) => void;
}

/** A connection that listens, and is opened again when it is lost. */
export interface Listening {
  /** The first attempt has ended, however it did. */
  readonly attempted: Promise<void>;
  stop(): Promise<void>;
}

const TRY_AGAIN_MS = 1_000;
/** A connection that a router has forgotten says nothing by itself. */
const ASK_EVERY_MS = 20_000;
const ANSWER_MS = 5_000;

/** Listens on a connection of its own until it is stopped. */
export function keepListening(options: ListenerOptions): Listening {
  const { databaseUrl, onNews, onListening, onError } = options;
  let current: Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lose = (client: Client, error?: unknown) => {
    if (client !== current) return;
    current = null;
    if (error !== undefined) onError(error);
    // It may be past answering.
    void client.end().catch(() => {});
    if (!isStopped) again = setTimeout(() => void open(), TRY_AGAIN_MS).unref();
  };
  const open = async () => {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: RELAY_CHANNEL,
      query_timeout: ANSWER_MS,
      connectionTimeoutMillis: ANSWER_MS,
    });
    current = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload = '' }) => onNews(payload));
    try {
      await client.connect();
      await client.query(`listen ${RELAY_CHANNEL}`);
      if (client === current) onListening();
    } catch (error) {
      lose(client, error);
    }
  };
  const ask = () => {
    const client = current;
    client?.query('select 1').catch((error: unknown) => lose(client, error));
  };

  const asking = setInterval(ask, ASK_EVERY_MS).unref();
  return {
    attempted: open(),
    async stop() {
      isStopped = true;
      clearTimeout(again);
      clearInterval(asking);
      const client = current;
      current = null;
      await client?.end();
    },
  };
}
