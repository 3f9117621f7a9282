import { Client } from 'pg';

/** The channel on which all servers of the shop publish. */
export const RELAY_CHANNEL = 'mall_relay';

/** Options of {@link keepListening}. */
export interface ListenerOptions {
  readonly databaseUrl: string;
  readonly onNews: (payload: string) => void;
  /** Called each time that listening starts. */
  readonly onListening: () => void;
  readonly onError: (error: unknown) => void;
}

/** A listening connection that reconnects when it is lost. */
export interface Listening {
  /** The first attempt has ended, successful or not. */
  readonly attempted: Promise<void>;
  stop(): Promise<void>;
}

const TRY_AGAIN_MS = 1_000;
/** A connection that a router has dropped reports nothing by itself. */
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
    // The connection may no longer answer.
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
