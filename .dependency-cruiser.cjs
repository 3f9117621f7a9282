const { readdirSync } = require('node:fs');

/** The sources in the packages' `exports`; other files of a package are private. */
const entries = readdirSync('packages').flatMap((name) =>
  Object.values(require(`./packages/${name}/package.json`).exports)
    // The manifest itself is an entry without a source.
    .flatMap((entry) => entry['@mall/source'] ?? [])
    .map((source) => `packages/${name}/${source.slice(2)}`),
);
const anyOf = (files) => `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`;

/** What may import what. Each rule says what to import instead. */
const only = (layer, path, allowed, comment) => ({
  name: `${layer}-imports`,
  severity: 'error',
  comment,
  from: {
    path,
    pathNot: String.raw`\.(test|stories|docs|config)\.[cm]?tsx?$|/src/[^.]*testing/|/e2e/|/stories/`,
  },
  to: { path: '^(packages|apps)/', pathNot: allowed },
});

/** A folder of the server that may not use the folders above it; its tests may. */
const below = (name, path, above, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path, pathNot: String.raw`\.test\.ts$` },
  to: { path: above },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Join two files that depend on each other, or move the shared part into a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared',
      severity: 'error',
      comment: 'Add the package to the package.json of this folder.',
      from: { path: '^(packages|apps)/[^/]+/src' },
      to: {
        pathNot: '^(packages|apps)/',
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
      },
    },
    only(
      'contract',
      '^packages/contract/src/',
      '^packages/contract/src/',
      'The contract imports nothing of the mall: move what you need into the contract.',
    ),
    only(
      'sdk',
      '^packages/sdk/src/',
      '^packages/(sdk|contract)/src/',
      'The SDK knows the contract alone: no hooks, no kit, no server.',
    ),
    only(
      'testing',
      '^packages/testing/src/',
      '^(packages/(testing|sdk)/src/|apps/server/src/testing/demo-mall\\.ts$)',
      "A mall for tests is the SDK's clients over @mall/server/demo: the server's inside is its own.",
    ),
    only(
      'create-storefront',
      '^packages/create-storefront/src/',
      '^packages/create-storefront/(src/|package\\.json$)',
      'The command that creates a project imports nothing of the mall: it copies what its build has packed.',
    ),
    only(
      'hooks',
      '^packages/hooks/src/',
      '^packages/(hooks|sdk)/src/',
      'Hooks call the mall through @mall/sdk.',
    ),
    only(
      'ui',
      '^packages/ui/src/',
      '^packages/(ui/src/|sdk/src/|contract/src/)',
      'The kit draws; give it what to show by props. It may know the types of @mall/sdk, and words of @mall/contract/messages.',
    ),
    only(
      'app',
      '^packages/app/src/',
      '^packages/(app|hooks|ui|sdk|contract)/src/',
      'What the sites share knows no site: a site hands in its own parts by props, context or a factory.',
    ),
    only(
      'web',
      '^apps/web/src/',
      '^(apps/web/src/|packages/(app|hooks|ui|sdk|contract)/src/)',
      'The site composes @mall/app, @mall/hooks and @mall/ui; it never reaches into the server.',
    ),
    only(
      'desk',
      '^apps/desk/src/',
      '^(apps/desk/src/|packages/(app|hooks|ui|sdk|contract)/src/)',
      "The staff's site composes @mall/app, @mall/sdk/staff and @mall/ui; it never reaches into the server or the shop's site.",
    ),
    only(
      'server',
      '^apps/server/src/',
      '^(apps/server/(src/|package\\.json$)|packages/(contract|demo-media)/src/)',
      'The server depends only on the contract: import @mall/contract.',
    ),
    only(
      'demo-media',
      '^packages/demo-media/src/',
      '^packages/demo-media/src/',
      'The painter imports nothing of the mall: pass data as arguments.',
    ),
    {
      name: 'app-in-sites-only',
      severity: 'error',
      comment:
        'Only apps/web and apps/desk import @mall/app: move what a package needs into hooks or ui.',
      from: { path: '^(packages/(?!app/)|apps/server/)' },
      to: { path: '^packages/app/' },
    },
    {
      name: 'demo-media-in-demo-only',
      severity: 'error',
      comment:
        'Only the demo has painted pictures: import @mall/demo-media in apps/server/src/demo/.',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/demo/' },
      to: { path: '^packages/demo-media/' },
    },
    {
      name: 'pictures-in-child-processes',
      severity: 'error',
      comment:
        'libvips does not give memory back: call make-pictures.ts or createPainter(), which work in a child process.',
      from: {
        path: '^(apps/server/src/|packages/demo-media/src/)',
        pathNot:
          '^packages/demo-media/src/paint/|^apps/server/src/(platform/media/child/|testing/|demo/album/painter-process\\.ts$)|\\.test\\.ts$',
      },
      to: {
        path: '^packages/demo-media/src/paint/|node_modules/(sharp|@lobehub)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'child-programs-stand-alone',
      severity: 'error',
      comment: 'The program of a child process is started, not imported.',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/platform/media/child/|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/(platform/media/child/|demo/album/painter-process\\.ts$)' },
    },
    {
      name: 'ui-sdk-types-only',
      severity: 'error',
      comment:
        'The kit uses only types of @mall/sdk and @mall/contract: write `import type`. Texts are in @mall/contract/messages, character counts in @mall/contract/text, comparing in /search-terms, limits in /limits.',
      from: { path: '^packages/ui/src/', pathNot: '\\.(stories|test)\\.tsx?$' },
      to: {
        path: '^packages/(sdk/|contract/src/(?!messages/|core/(limits|search-terms|text|wire)\\.ts))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sdk-ships-no-schema',
      severity: 'error',
      comment:
        'The SDK bundles no schema: import types, or @mall/contract/paths and /failure-codes.',
      from: {
        path: '^packages/sdk/src/',
        // The entry that re-exports the contract.
        pathNot: '^packages/sdk/src/contract\\.ts$|\\.test\\.ts$|/src/testing/',
      },
      to: { path: '^packages/contract/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'staff-in-desk-only',
      severity: 'error',
      comment: "The shop's site, the hooks and the kit contain nothing of the staff's API.",
      from: { path: '^(apps/web/src|packages/(app|hooks|ui)/src)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(contract|sdk)/src/staff/' },
    },
    {
      name: 'no-deep-imports',
      severity: 'error',
      comment: 'Import only entries in the `exports` of its package.json.',
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: '/src/[^.]*testing/' },
      to: { path: '^packages/([^/]+)/src/', pathNot: ['^packages/$2/', anyOf(entries)] },
    },
    {
      name: 'pages-independent',
      severity: 'error',
      comment: 'Move code that two pages share to apps/web/src/components/.',
      from: { path: '^apps/web/src/pages/([^/]+)/' },
      to: { path: '^apps/web/src/pages/', pathNot: '^apps/web/src/pages/$1/' },
    },
    {
      name: 'pages-by-route',
      severity: 'error',
      comment:
        'Load a page on demand: `lazy(() => import(…))`. Shared code belongs in components/.',
      // The routes import the home page, which most visits open first.
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(pages/|(routes|HomePage)\\.tsx$)' },
      to: { path: '^apps/web/src/pages/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'domain-through-its-index',
      severity: 'error',
      comment:
        'Import another domain only from its index.ts, and export there only its public API.',
      from: { path: '^apps/server/src/domains/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/domains/[^/]+/',
        pathNot: ['^apps/server/src/domains/$1/', '^apps/server/src/domains/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'domains-through-their-indexes',
      severity: 'error',
      comment:
        'Import a domain only from its index.ts. (plugins/ registers its routes and sockets.)',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(domains|testing)/|\\.test\\.ts$',
      },
      to: {
        path: '^apps/server/src/domains/[^/]+/',
        pathNot: ['^apps/server/src/domains/[^/]+/index\\.ts$', '\\.(routes|socket)\\.ts$'],
      },
    },
    {
      name: 'routes-in-plugins-only',
      severity: 'error',
      comment: 'Routes are above all domains: only plugins/ (and the demo) register them.',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(plugins|demo|testing)/|\\.test\\.ts$|\\.(routes|socket)\\.ts$',
      },
      to: { path: '^apps/server/src/domains/.*\\.(routes|socket)\\.ts$' },
    },
    {
      name: 'kernel-uses-contract-only',
      severity: 'error',
      comment: 'Every module may use the kernel, so it may use only the contract.',
      from: { path: '^apps/server/src/kernel/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/kernel/' },
    },
    {
      name: 'messages-use-kernel-only',
      severity: 'error',
      comment: 'A catalogue uses only the contract and the kernel: pass its values as arguments.',
      from: { path: '^apps/server/src/messages/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(messages|kernel)/' },
    },
    {
      name: 'texts-in-presenters-only',
      severity: 'error',
      comment:
        'Services and policies return data (`Reason`, `Refusal`, `NoticeData`), which presenters format as text.',
      from: {
        path: '^apps/server/src/(domains/.*\\.(service|policy|repo)|db/.*)\\.ts$',
      },
      to: {
        path: [
          '^apps/server/src/kernel/(language|refusal-text)\\.ts$',
          '^apps/server/src/messages/(index\\.ts$|[^/]+/)',
          '^packages/contract/src/messages/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-language-in-services',
      severity: 'error',
      comment:
        'Services and policies use no language: return data, which the route passes to a presenter.',
      from: { path: '^apps/server/src/domains/.*\\.(service|policy|repo)\\.ts$' },
      to: { path: '^apps/server/src/kernel/(language|refusal-text)\\.ts$' },
    },
    below(
      'db-and-http-below-platform',
      '^apps/server/src/(db|http)/',
      '^apps/server/src/(platform|domains|plugins|jobs|demo|config|context|app)',
      'db/ and http/ are below platform/, domains/, plugins/ and jobs/.',
    ),
    below(
      'db-below-http',
      '^apps/server/src/db/',
      '^apps/server/src/http/',
      'db/ serves any caller: pass data as arguments.',
    ),
    below(
      'config-below-domains',
      '^apps/server/src/config/',
      '^apps/server/src/(domains|plugins|jobs|demo|context|app)',
      'config/ reads the environment and uses no domain.',
    ),
    below(
      'platform-without-domains',
      '^apps/server/src/platform/',
      '^apps/server/src/(domains|plugins|jobs|demo|config|context|app|backup)',
      'Mail, media, sockets and sign-in providers serve any domain: pass data as arguments.',
    ),
    below(
      'domains-below-plugins',
      '^apps/server/src/domains/',
      '^apps/server/src/(plugins|jobs|demo|app|server|backup)',
      'plugins/, jobs/ and demo/ use the domains, never the other way round.',
    ),
    {
      name: 'demo-loaded-when-it-runs',
      severity: 'error',
      comment: 'A real shop never loads the demo: go through load-demo.ts.',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(demo|testing)/|/load-demo\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/demo/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'drizzle-in-repos-only',
      severity: 'error',
      comment: 'Write queries in *.repo.ts.',
      from: {
        path: '^apps/server/src/',
        pathNot: '\\.(repo|test)\\.ts$|^apps/server/src/(db|testing|demo/shop)/',
      },
      to: { path: 'node_modules/drizzle-orm', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sdk-without-framework',
      severity: 'error',
      comment: 'The SDK serves any framework, or none.',
      from: { path: '^packages/sdk/src/' },
      to: { path: 'node_modules/(react|zustand|@tanstack)' },
    },
    {
      name: 'hooks-without-styles',
      severity: 'error',
      comment: 'Hooks are headless: styles belong to @mall/ui, routes to the site.',
      from: { path: '^packages/hooks/src/' },
      to: { path: 'node_modules/(styled-components|@radix-ui|react-router)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    // Builds, but not sharp's: `renders-in-painter-only` needs to find it.
    exclude: { path: '(^|/)(?<!/sharp/)(dist|migrations)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@mall/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
