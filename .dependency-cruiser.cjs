/** What may import what. Each rule says what to import instead. */
const only = (layer, path, allowed, comment) => ({
  name: `${layer}-imports`,
  severity: 'error',
  comment,
  from: {
    path,
    pathNot: String.raw`\.(test|stories|config)\.[cm]?tsx?$|/testing/|/e2e/|/stories/`,
  },
  to: { path: '^(packages|apps)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Two files that need each other are one idea, or want a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-undeclared',
      severity: 'error',
      comment: 'Add the package to the package.json beside you.',
      from: { path: '^(packages|apps)/[^/]+/src' },
      to: {
        pathNot: '^(packages|apps)/',
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
      },
    },
    only(
      'contract',
      '^packages/sdk/src/contract/',
      '^packages/sdk/src/contract/',
      'The contract imports nothing of the mall: move what you need into the contract.',
    ),
    only(
      'sdk',
      '^packages/sdk/src/',
      '^packages/sdk/src/',
      'The SDK knows the contract alone: no hooks, no kit, no server.',
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
      '^packages/(ui/src/|sdk/src/)',
      'The kit draws; give it what to show by props. It may know the types of @mall/sdk.',
    ),
    only(
      'web',
      '^apps/web/src/',
      '^(apps/web/src/|packages/(hooks|ui|sdk)/src/)',
      'The site composes @mall/hooks and @mall/ui; it never reaches into the server.',
    ),
    only(
      'server',
      '^apps/server/src/',
      '^(apps/server/src/|packages/sdk/src/contract/)',
      'The server knows the mall by its contract: import @mall/sdk/contract.',
    ),
    {
      name: 'ui-sdk-types-only',
      severity: 'error',
      comment: 'The kit may use the types of @mall/sdk, never call it: write `import type`.',
      from: { path: '^packages/ui/src/' },
      to: { path: '^packages/sdk/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sdk-ships-no-schema',
      severity: 'error',
      comment:
        'A browser carries no schema for a call: import types, paths, failure-codes or envelope from the contract.',
      from: {
        path: '^packages/sdk/src/',
        pathNot: '^packages/sdk/src/contract/|\\.test\\.ts$|/testing/',
      },
      to: {
        path: '^packages/sdk/src/contract/',
        pathNot: '^packages/sdk/src/contract/(paths|failure-codes|envelope)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-deep-imports',
      severity: 'error',
      comment:
        "Import from the package's entry: @mall/sdk, @mall/sdk/contract, @mall/sdk/limits, @mall/hooks, @mall/ui.",
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: '/testing/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/(index|contract/index|contract/limits|testing/index)\\.ts$',
        ],
      },
    },
    {
      name: 'repo-behind-its-service',
      severity: 'error',
      comment: "A domain's tables are its own affair: call the other domain's service.",
      from: { path: '^apps/server/src/domains/([^/]+)/' },
      to: {
        path: '^apps/server/src/domains/([^/]+)/[^/]*\\.repo\\.ts$',
        pathNot: '^apps/server/src/domains/$1/',
      },
    },
    {
      name: 'drizzle-in-repos-only',
      severity: 'error',
      comment: 'Queries stand in *.repo.ts; a service says what, not how.',
      from: { path: '^apps/server/src/domains/', pathNot: '\\.(repo|test)\\.ts$' },
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
      name: 'hooks-without-looks',
      severity: 'error',
      comment: 'Hooks are headless: looks belong to @mall/ui, routes to the site.',
      from: { path: '^packages/hooks/src/' },
      to: { path: 'node_modules/(styled-components|@radix-ui|react-router)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@mall/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
