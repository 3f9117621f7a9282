import type { Database } from '../db/database';
import type { Background } from '../kernel/background';
import type { CheckoutFactories } from './checkout-factories';
import type { Factories, TestMember } from './factories';
import type { TestCaller } from './http';
import type { TestMail } from './mailbox';
import type { MoneyFactories } from './money-factories';
import type { startPushService } from './push-service';
import type { Shopper } from './shopper';

/** A parsed line of the log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A complete server on a free port, with an in-memory database; with `TEST_SERVERS=2` two that share a database. */
export interface TestMall extends Factories, CheckoutFactories, MoneyFactories {
  /** Its URL: `http://127.0.0.1:40123`. */
  readonly baseUrl: string;
  readonly db: Database;
  /** The folder of its files. */
  readonly dataDir: string;
  /** The errors logged since the last call, line by line: `reset` and `stop` fail when some were not taken. */
  takeFaults(): string[];
  /** The warnings logged since the last call, line by line; only with the log level `warn`. */
  takeWarnings(): string[];
  /** All lines logged since the last call, parsed, at the log level. */
  takeLines(): LogLine[];
  /** A client for a member or a guest. */
  as(member?: Pick<TestMember, 'token'>): TestCaller;
  /** Creates a member who shops. */
  makeShopper(): Promise<Shopper>;
  /** Runs all jobs once with the given time. */
  tick(now?: Date): Promise<void>;
  /** Work that requests leave behind. */
  readonly background: Background;
  /** The mails to an address, oldest first. */
  mailsTo(address: string): Promise<TestMail[]>;
  /**
   * The push service of its members' browsers, simulated on this machine: the only one it sends to.
   */
  readonly pushService: Awaited<ReturnType<typeof startPushService>>;
  /** Deletes all rows, once all requests are answered. Call it before each test. */
  reset(): Promise<void>;
  /** Closes all connections and starts a new server at the same address, with the same rows and new counts. */
  restart(): Promise<void>;
  /** Stops listening. The database stays for the next test file. */
  stop(): Promise<void>;
}
