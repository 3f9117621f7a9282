import type { Planted } from './planted';

/** A breach of each rule of `.dependency-cruiser.cjs`. */
export const plantedLayers: readonly Planted[] = [
  [
    'packages/demo-media/src/planted-g.ts',
    `import { failures } from '../../contract/src/shop/failures'; failures;`,
    'demo-media-imports',
  ],
  [
    'apps/server/src/plugins/planted-h.ts',
    `import { createPainter } from '@mall/demo-media'; createPainter;`,
    'demo-media-in-demo-only',
  ],
  [
    'apps/server/src/demo/album/planted-i.ts',
    `import { composeScene } from '@mall/demo-media/compose'; composeScene;`,
    'server-paints-nothing',
  ],
  [
    'apps/server/src/demo/album/planted-j.ts',
    `import sharp from 'sharp'; sharp;`,
    'renders-in-painter-only',
  ],
  [
    'apps/web/src/pages/cart/planted-d.ts',
    `import { backFrom } from '../auth/back'; backFrom;`,
    'pages-apart',
  ],
  [
    'apps/web/src/pages/cart/planted-e.ts',
    `export const load = () => import('../auth/LoginPage');`,
    'pages-apart',
  ],
  [
    'apps/web/src/shell/planted-f.ts',
    `import { backFrom } from '../pages/auth/back'; backFrom;`,
    'pages-by-route',
  ],
  [
    'apps/server/src/db/planted-m.ts',
    `import { refuseConnection } from '../http/refuse-connection'; refuseConnection;`,
    'db-below-http',
  ],
  [
    'apps/server/src/config/planted-n.ts',
    `import { findAccount } from '../domains/members'; findAccount;`,
    'config-below-domains',
  ],
  [
    'packages/testing/src/planted-c.ts',
    `import { buildApp } from '../../../apps/server/src/app'; buildApp;`,
    'testing-imports',
  ],
  [
    'packages/contract/src/planted-a.ts',
    `import { createMall } from '../../sdk/src/index'; createMall();`,
    'contract-imports',
  ],
  [
    'apps/web/src/planted-b.ts',
    `import { failures } from '../../../packages/contract/src/shop/failures'; failures;`,
    'no-deep-imports',
  ],
  ['packages/sdk/src/planted-1.ts', `import 'react';`, 'sdk-without-framework'],
  [
    'packages/sdk/src/planted-2.ts',
    `import { failures } from '@mall/contract'; failures;`,
    'sdk-ships-no-schema',
  ],
  [
    'packages/hooks/src/planted-3.ts',
    `import { Button } from '../../ui/src/index'; Button;`,
    'hooks-imports',
  ],
  [
    'packages/ui/src/planted-4.ts',
    `import { createMall } from '../../sdk/src/index'; createMall();`,
    'ui-sdk-types-only',
  ],
  [
    'apps/web/src/planted-5.ts',
    `import { buildApp } from '../../server/src/app'; buildApp;`,
    'web-imports',
  ],
  [
    'apps/server/src/planted-6.ts',
    `import { createMall } from '../../../packages/sdk/src/index'; createMall();`,
    'server-imports',
  ],
  [
    'apps/server/src/domains/auth/planted-7.ts',
    `import * as repo from '../members/members.repo'; repo;`,
    'domain-through-its-face',
  ],
  [
    'apps/server/src/jobs/planted-8.ts',
    `import * as repo from '../domains/members/members.repo'; repo;`,
    'domains-through-their-faces',
  ],
  [
    'apps/server/src/jobs/planted-9.ts',
    `import { cartRoutes } from '../domains/cart/cart.routes'; cartRoutes;`,
    'routes-in-plugins-only',
  ],
  [
    'apps/server/src/kernel/planted-10.ts',
    `import { transaction } from '../db/transaction'; transaction;`,
    'kernel-knows-nobody',
  ],
  [
    'apps/server/src/messages/planted-16.ts',
    `import { transaction } from '../db/transaction'; transaction;`,
    'messages-know-the-kernel',
  ],
  [
    'apps/server/src/domains/cart/planted-17.service.ts',
    `import { messagesIn } from '../../messages'; messagesIn;`,
    'words-at-the-edge',
  ],
  [
    'apps/server/src/domains/shipping/planted-18.policy.ts',
    `import { reasonText } from '@mall/contract/messages'; reasonText;`,
    'words-at-the-edge',
  ],
  [
    'apps/server/src/domains/cart/planted-19.service.ts',
    `import type { Language } from '../../kernel/language'; export type L = Language;`,
    'no-language-in-services',
  ],
  [
    'apps/server/src/http/planted-11.ts',
    `import type { Mailer } from '../platform/mail/mail-outbox'; export type M = Mailer;`,
    'ground-knows-no-room-above',
  ],
  [
    'apps/server/src/platform/mail/planted-12.ts',
    `import { notify } from '../../domains/notifications'; notify;`,
    'platform-knows-no-domain',
  ],
  [
    'apps/server/src/domains/auth/planted-13.ts',
    `import { purgeExpired } from '../../jobs/purge'; purgeExpired;`,
    'domains-know-nothing-above',
  ],
  [
    'apps/server/src/plugins/planted-14.ts',
    `import { createDemo } from '../demo'; createDemo;`,
    'demo-loaded-when-it-runs',
  ],
  [
    'apps/server/src/platform/media/planted-15.ts',
    `import { eq } from 'drizzle-orm'; eq;`,
    'drizzle-in-repos-only',
  ],
];

/** A file that makes its folder and another one import each other, and its text: by a type, by a lazy import. */
export const plantedCircles = [
  [
    'packages/hooks/src/session/planted-k.ts',
    `import type { useCart } from '../cart/useCart'; export type Cart = typeof useCart;`,
  ],
  ['apps/web/src/navigation/planted-l.ts', `export const load = () => import('../shell/Shell');`],
] as const;
