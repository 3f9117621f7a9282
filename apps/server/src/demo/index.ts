import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import type { Mall } from '../context/context';
import type { Database } from '../db/database';
import type { PictureStore } from '../platform/media/sized-pictures';
import { createPainter, DEMO_FOLDER, demoPictures } from './album';
import { storeMapSandbox } from './cashier/map.routes';
import { sandbox } from './cashier/sandbox.routes';
import { startAutoReply } from './auto-reply/start-auto-reply';
import { mailbox } from './mailbox/mailbox.routes';
import { fakeProviders } from './providers/fake-providers';
import { seedDemoShop } from './shop/seed';

/** Options of {@link createDemo}. */
export interface DemoOptions {
  /** Milliseconds without a picture to paint after which the painter's process ends. */
  readonly painterIdleMs?: number | undefined;
}

/** Simulations of external services and the demo data. */
export interface Demo {
  /** Additional media by their first folder: the generated pictures. */
  readonly media: Readonly<Record<string, PictureStore>>;
  /**
   * Registers the cashier, store map, sign-in providers, mailbox and automatic reply, as needed.
   */
  register(app: FastifyInstance, mall: Mall): Promise<void>;
  /** Inserts the demo shop into an empty database; false if the database is not empty. */
  seed(db: Database): Promise<boolean>;
  /** Paints the pictures of the first screens, in the sizes of cards and banners. */
  paintFirst(): Promise<void>;
  /** Paints the pictures that were not requested yet. */
  paintAhead(signal: AbortSignal): Promise<void>;
}

/** Creates the demo for a configuration. A shop that only tests payments gets the cashier alone. */
export function createDemo(config: Config, { painterIdleMs }: DemoOptions = {}): Demo {
  const painter = createPainter({ idleMs: painterIdleMs });
  const pictures = demoPictures(path.join(config.dataDir, 'media'), painter);
  return {
    media: config.demo ? { [DEMO_FOLDER]: pictures } : {},
    async register(app, mall) {
      app.addHook('onClose', async () => painter.close());
      if (config.payment.gateway === 'sandbox') {
        await app.register(sandbox, mall);
        await app.register(storeMapSandbox);
      }
      await app.register(fakeProviders, mall);
      if (config.demo && config.mail.smtpUrl === null) await app.register(mailbox, mall);
      if (config.demo) {
        const leave = startAutoReply(mall);
        app.addHook('preClose', async () => leave());
      }
    },
    seed: (db) => seedDemoShop(db),
    paintFirst: () => pictures.paintFirst(),
    paintAhead: (signal) => pictures.paintAhead(signal),
  };
}
