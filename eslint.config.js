import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import globals from 'globals';

const NO_RANDOM_UUID = {
  object: 'crypto',
  property: 'randomUUID',
  message: 'A page over plain HTTP has none; crypto.getRandomValues is everywhere.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.data/**',
      '**/.cache/**',
      '**/storybook-static/**',
      '**/node_modules/**',
      '**/migrations/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Interfaces that only rename a contract type give readable names in editors and error messages.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['packages/{app,ui}/**/*.tsx', 'apps/{desk,web}/src/**/*.tsx', 'examples/**/*.tsx'],
    plugins: jsxA11y.configs.strict.plugins,
    rules: {
      ...jsxA11y.configs.strict.rules,
      // Dialogs and the search overlay focus their input; pages do not.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A form observes the focus of its fields, which bubbles; the form itself gets none.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        {
          ...jsxA11y.configs.strict.rules['jsx-a11y-x/no-noninteractive-element-interactions'][1],
          form: ['onFocus'],
        },
      ],
    },
  },
  {
    files: [
      'packages/{app,hooks,ui}/**/*.{ts,tsx}',
      'apps/{desk,web}/src/**/*.{ts,tsx}',
      'examples/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // APIs that browsers offer only on HTTPS pages or localhost.
    files: ['packages/*/src/**', 'apps/{desk,web}/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', NO_RANDOM_UUID],
    },
  },
  {
    // Storage may be blocked: the access itself then throws, or there is none.
    files: ['packages/*/src/**', 'apps/{desk,web}/src/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'packages/sdk/src/storage.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ":not(CallExpression[callee.name='browserStorage'] > ArrowFunctionExpression) > Identifier[name=/^(local|session)Storage$/]",
          message: 'Blocked storage throws: browserStorage(() => sessionStorage) does not.',
        },
        {
          // Every page would wait for it: a phone takes a tenth of a second to load what the first one needs.
          selector:
            ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
          message: 'Make an Intl formatter where it is used, not when the module is loaded.',
        },
        {
          selector: "CallExpression[callee.property.name='normalize'][arguments.0.value='NFKC']",
          message: 'Text is read in one way everywhere: use a function of @mall/contract/text.',
        },
        {
          // Safari shows a composition by its key code alone.
          selector:
            "MemberExpression[property.name='isComposing']:not(FunctionDeclaration[id.name='isComposing'] *)",
          message: 'Use isComposing(event) of @mall/ui.',
        },
        {
          selector:
            "JSXOpeningElement[name.name=/^(Input|Textarea|PasswordInput|input|textarea)$/] > JSXAttribute[name.name='maxLength']",
          message:
            'The browser cuts what is pasted without a word: let the schema refuse it with a sentence.',
        },
      ],
    },
  },
  {
    // What a shopper reads about the current time follows the shop's clock: a device's may be wrong by days.
    files: [
      'packages/hooks/src/orders/**',
      'packages/app/src/messages/**',
      'apps/web/src/components/**',
    ],
    ignores: ['**/*.test.{ts,tsx}', 'apps/web/src/components/AutoLoad/AutoLoad.tsx'],
    rules: {
      'no-restricted-properties': [
        'error',
        NO_RANDOM_UUID,
        {
          object: 'Date',
          property: 'now',
          message: "Use useNow() of @mall/app, or now() of the mall: the shop's clock.",
        },
      ],
    },
  },
  {
    // React loses clicks on a boundary that is not hydrated yet.
    files: ['apps/web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**', 'apps/web/src/hydration/Hydrating.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react',
          importNames: ['Suspense'],
          message: 'Use Hydrating: it replays clicks that come before hydration.',
        },
      ],
    },
  },
  {
    // A test waits for conditions instead of fixed times, and uses a fake clock where time matters, so
    // that results do not depend on the machine's speed.
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'apps/{desk,web}/e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what is expected: expect(…), expect.poll(…), waitForResponse(…).',
        },
        {
          selector:
            "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.length=2]",
          message: 'Wait for what is expected (until, waitFor), or use fake timers.',
        },
        {
          selector: "CallExpression[callee.object.name='performance'][callee.property.name='now']",
          message:
            'No verdict hangs on the wall’s clock: hold it (vi.useFakeTimers, a clock handed in).',
        },
      ],
    },
  },
  {
    files: [
      'scripts/**',
      'bench/**',
      'apps/web/public/**',
      '**/*.mjs',
      '**/*.cjs',
      'apps/server/src/{server,migrate,backup,restore,run-program}.ts',
    ],
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
    },
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
