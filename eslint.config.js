import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

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
      // An interface that only names a type of the contract is named in editors and messages.
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
    files: [
      'packages/hooks/**/*.{ts,tsx}',
      'packages/ui/**/*.{ts,tsx}',
      'apps/web/src/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // What browsers only offer to pages that came over HTTPS, or from localhost.
    files: ['packages/*/src/**', 'apps/web/src/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'A page over plain HTTP has none; crypto.getRandomValues is everywhere.',
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
      'apps/server/src/server.ts',
    ],
    languageOptions: {
      globals: {
        localStorage: 'readonly',
        document: 'readonly',
        requestAnimationFrame: 'readonly',
        scrollBy: 'readonly',
        scrollTo: 'readonly',
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        module: 'readonly',
        require: 'readonly',
        Buffer: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
