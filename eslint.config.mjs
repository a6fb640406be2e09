import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What knows of the page, or is the page. */
const PAGE = [
  ...['react', 'react-dom', 'react-dom/*', '@docusaurus/*', '@theme/*', '@theme-original/*'],
  ...['components', 'figures', 'instruments', 'theme', 'search'].map((room) => `**/${room}/**`),
];

/** Rooms whose code is pure, and what each is not to import: the arrows of the README. Tests may come from anywhere. */
const PURE_ROOMS = [
  ['src/data/**', [...PAGE, '**/signal/**', '**/protocol/**', '**/games/**']],
  ['src/signal/**', [...PAGE, '**/protocol/**', '**/games/**']],
  ['src/protocol/**', [...PAGE, '**/games/**']],
  ['src/games/**', [...PAGE, '**/protocol/**']],
  ['src/search/{embedded,hosted}/**', PAGE.filter((name) => name !== '**/search/**')],
];

/** Pages, and the code of builds, are imported by nothing that readers get. */
const ENDS = ['pages', 'plugins', 'scripts', 'checks', 'deploy', 'bench', 'e2e'].map(
  (room) => `**/${room}/**`,
);

const notImported = (group) => [
  'error',
  {
    patterns: [
      { group, message: 'This arrow points the wrong way: see “The plan of the rooms” in README.md.' },
    ],
  },
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.build.*/',
      '.docusaurus/',
      '.cache/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      'static/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
      globals: { ...globals.browser, ...globals.node },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // An empty string from a setting or an attribute means "not given" as often as null does.
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { '@docusaurus': docusaurus, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': notImported(ENDS) },
  },
  ...PURE_ROOMS.map(([files, group]) => ({
    files: [files],
    // The engines' `index.ts` tell them where the page is.
    ignores: ['**/*.test.ts', 'src/search/*/index.ts'],
    rules: {
      'no-restricted-imports': notImported([...group, ...ENDS]),
      'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'localStorage'],
    },
  })),
  {
    // Commands speak to the terminal.
    files: ['scripts/**', 'checks/**', 'plugins/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // A test reads what a fixture holds and says so by failing.
    files: ['**/*.test.{ts,tsx}', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-empty-pattern': 'off',
    },
  },
);
