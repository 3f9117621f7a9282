import type { LintFixture } from './lint-fixtures';

/** A violation of each rule of `.dependency-cruiser.cjs`. */
export const layerFixtures: readonly LintFixture[] = [
  [
    'packages/demo-media/src/lint-fixture-g.ts',
    `import { failures } from '../../contract/src/shop/failures'; failures;`,
    'demo-media-imports',
  ],
  [
    'apps/server/src/plugins/lint-fixture-h.ts',
    `import { colorOf } from '@mall/demo-media'; colorOf;`,
    'demo-media-in-demo-only',
  ],
  [
    'apps/server/src/demo/album/lint-fixture-i.ts',
    `import { composeScene } from '@mall/demo-media/paint'; composeScene;`,
    'pictures-in-child-processes',
  ],
  [
    'apps/server/src/platform/media/lint-fixture-j.ts',
    `import sharp from 'sharp'; sharp;`,
    'pictures-in-child-processes',
  ],
  [
    'apps/server/src/platform/media/lint-fixture-o.ts',
    `import { makeSize } from './child/make-size'; makeSize;`,
    'child-programs-stand-alone',
  ],
  [
    'apps/web/src/pages/cart/lint-fixture-d.ts',
    `import { backFrom } from '../auth/back'; backFrom;`,
    'pages-independent',
  ],
  [
    'apps/web/src/pages/cart/lint-fixture-e.ts',
    `export const load = () => import('../auth/LoginPage');`,
    'pages-independent',
  ],
  [
    'apps/web/src/shell/lint-fixture-f.ts',
    `import { backFrom } from '../pages/auth/back'; backFrom;`,
    'pages-by-route',
  ],
  [
    'apps/server/src/db/lint-fixture-m.ts',
    `import { refuseConnection } from '../http/refuse-connection'; refuseConnection;`,
    'db-below-http',
  ],
  [
    'apps/server/src/config/lint-fixture-n.ts',
    `import { findAccount } from '../domains/members'; findAccount;`,
    'config-below-domains',
  ],
  [
    'packages/testing/src/lint-fixture-c.ts',
    `import { buildApp } from '../../../apps/server/src/app'; buildApp;`,
    'testing-imports',
  ],
  [
    'packages/create-storefront/src/lint-fixture-s.ts',
    `import { createMall } from '../../sdk/src/index'; createMall();`,
    'create-storefront-imports',
  ],
  [
    'packages/contract/src/lint-fixture-a.ts',
    `import { createMall } from '../../sdk/src/index'; createMall();`,
    'contract-imports',
  ],
  [
    'apps/web/src/lint-fixture-b.ts',
    `import { failures } from '../../../packages/contract/src/shop/failures'; failures;`,
    'no-deep-imports',
  ],
  ['packages/sdk/src/lint-fixture-1.ts', `import 'react';`, 'sdk-without-framework'],
  [
    'packages/sdk/src/lint-fixture-2.ts',
    `import { failures } from '@mall/contract'; failures;`,
    'sdk-ships-no-schema',
  ],
  [
    'packages/hooks/src/lint-fixture-3.ts',
    `import { Button } from '../../ui/src/index'; Button;`,
    'hooks-imports',
  ],
  [
    'packages/ui/src/lint-fixture-4.ts',
    `import { createMall } from '../../sdk/src/index'; createMall();`,
    'ui-sdk-types-only',
  ],
  [
    'packages/app/src/loading/lint-fixture-q.ts',
    `import { routePaths } from '../../../../apps/web/src/paths/paths'; routePaths;`,
    'app-imports',
  ],
  [
    'packages/ui/src/kit/lint-fixture-r.test.ts',
    `import { useIdle } from '../../../app/src/loading'; useIdle;`,
    'app-in-sites-only',
  ],
  [
    'apps/web/src/lint-fixture-5.ts',
    `import { buildApp } from '../../server/src/app'; buildApp;`,
    'web-imports',
  ],
  [
    'apps/desk/src/lint-fixture-t.ts',
    `import { routePaths } from '../../web/src/paths/paths'; routePaths;`,
    'desk-imports',
  ],
  [
    'apps/web/src/lint-fixture-u.ts',
    `import { createStaffMall } from '@mall/sdk/staff'; createStaffMall();`,
    'staff-in-desk-only',
  ],
  [
    'apps/server/src/lint-fixture-6.ts',
    `import { createMall } from '../../../packages/sdk/src/index'; createMall();`,
    'server-imports',
  ],
  [
    'apps/server/src/domains/auth/lint-fixture-7.ts',
    `import * as repo from '../members/members.repo'; repo;`,
    'domain-through-its-index',
  ],
  [
    'apps/server/src/jobs/lint-fixture-8.ts',
    `import * as repo from '../domains/members/members.repo'; repo;`,
    'domains-through-their-indexes',
  ],
  [
    'apps/server/src/jobs/lint-fixture-9.ts',
    `import { cartRoutes } from '../domains/cart/cart.routes'; cartRoutes;`,
    'routes-in-plugins-only',
  ],
  [
    'apps/server/src/kernel/lint-fixture-10.ts',
    `import { transaction } from '../db/transaction'; transaction;`,
    'kernel-uses-contract-only',
  ],
  [
    'apps/server/src/messages/lint-fixture-16.ts',
    `import { transaction } from '../db/transaction'; transaction;`,
    'messages-use-kernel-only',
  ],
  [
    'apps/server/src/domains/cart/lint-fixture-17.service.ts',
    `import { messagesIn } from '../../messages'; messagesIn;`,
    'texts-in-presenters-only',
  ],
  [
    'apps/server/src/domains/shipping/lint-fixture-18.policy.ts',
    `import { reasonText } from '@mall/contract/messages'; reasonText;`,
    'texts-in-presenters-only',
  ],
  [
    'apps/server/src/domains/cart/lint-fixture-19.service.ts',
    `import type { Language } from '../../kernel/language'; export type L = Language;`,
    'no-language-in-services',
  ],
  [
    'apps/server/src/http/lint-fixture-11.ts',
    `import type { Mailer } from '../platform/mail/mail-outbox'; export type M = Mailer;`,
    'db-and-http-below-platform',
  ],
  [
    'apps/server/src/platform/mail/lint-fixture-12.ts',
    `import { notify } from '../../domains/notifications'; notify;`,
    'platform-without-domains',
  ],
  [
    'apps/server/src/domains/auth/lint-fixture-13.ts',
    `import { purgeExpired } from '../../jobs/purge'; purgeExpired;`,
    'domains-below-plugins',
  ],
  [
    'apps/server/src/plugins/lint-fixture-14.ts',
    `import { createDemo } from '../demo'; createDemo;`,
    'demo-loaded-when-it-runs',
  ],
  [
    'apps/server/src/platform/media/lint-fixture-15.ts',
    `import { eq } from 'drizzle-orm'; eq;`,
    'drizzle-in-repos-only',
  ],
];

/** A file that makes its folder and another one import each other, and its text: by a type, by a lazy import. */
export const folderCycleFixtures = [
  [
    'packages/hooks/src/session/lint-fixture-k.ts',
    `import type { useCart } from '../cart/useCart'; export type Cart = typeof useCart;`,
  ],
  [
    'apps/web/src/navigation/lint-fixture-l.ts',
    `export const load = () => import('../shell/Shell');`,
  ],
  [
    'packages/app/src/errors/lint-fixture-p.ts',
    `import type { DialogQueue } from '../overlays'; export type Q = DialogQueue;`,
  ],
] as const;
