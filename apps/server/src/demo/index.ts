import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import type { Mall } from '../context';
import type { Database } from '../db/database';
import type { ReadableMedia } from '../platform/media/storage';
import { DEMO_FOLDER, demoPictures } from './album/demo-pictures';
import { createImageGenerator } from './album/image-generator';
import { storeMapSandbox } from './cashier/map.routes';
import { sandbox } from './cashier/sandbox.routes';
import { mailbox } from './mailbox/mailbox.routes';
import { fakeProviders } from './providers/fake-providers';
import { seedDemoShop } from './shop/seed';

/** What stands in for the outside world while the shop is tried out. */
export interface Demo {
  /** Further media by their first folder: the painted pictures. */
  readonly media: Readonly<Record<string, ReadableMedia>>;
  /** Registers the cashier, the map of stores, the sign-in providers and the mailbox, as far as they are needed. */
  register(app: FastifyInstance, mall: Mall): Promise<void>;
  /** Puts the demo shop into an empty database; false when there is something in it already. */
  seed(db: Database): Promise<boolean>;
  /** Paints the pictures that nobody has asked for yet. */
  paintAhead(signal: AbortSignal): Promise<void>;
}

/** The demo of a configuration. A shop that only tries payments out gets the cashier alone. */
export function createDemo(config: Config): Demo {
  const mediaFolder = path.join(config.dataDir, 'media');
  const painter = createImageGenerator(path.join(mediaFolder, DEMO_FOLDER));
  return {
    media: config.demo ? { [DEMO_FOLDER]: demoPictures(mediaFolder, painter) } : {},
    async register(app, mall) {
      if (config.payment.gateway === 'sandbox') {
        await app.register(sandbox, mall);
        await app.register(storeMapSandbox);
      }
      await app.register(fakeProviders, mall);
      if (config.demo && config.mail.smtpUrl === null) await app.register(mailbox, mall);
    },
    seed: (db) => seedDemoShop(db),
    paintAhead: (signal) => painter.paintAhead(signal),
  };
}
