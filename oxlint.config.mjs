import { fileURLToPath } from 'node:url'
import { directives } from './scripts/lint/directives.mjs'
import {
  dateText,
  floatMoney,
  linkText,
  packing,
  randomness,
  states,
  styleClasses,
  taroEnv,
  untested,
  wallClock,
} from './scripts/lint/syntax.mjs'

const tests = ['**/*.test.{ts,tsx,mjs}', 'test/**', 'src/testing/**']
const made = ['**/*.gen.ts']

/** Browser and mini-program globals: they differ by host, so only src/platform may name them. */
const hostGlobals = [
  'wx',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'XMLHttpRequest',
]

const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]
const syntax = (...forms) => ({ 'house/no-restricted-syntax': ['error', ...forms.flat()] })
const inTime = [...wallClock, randomness, dateText, floatMoney]

/** Some files, and what holds there; what a program made is not read for its form. */
const there = (files, rules, besides = []) => ({ files, excludeFiles: [...made, ...besides], rules })

export default {
  plugins: ['typescript', 'react'],
  jsPlugins: [fileURLToPath(new URL('scripts/lint/house.mjs', import.meta.url))],
  categories: { correctness: 'off' },
  // No file switches a rule off: a rule that is wrong is changed here. Comments for oxlint itself are found by scripts/lint.mjs.
  options: { typeAware: true, respectEslintDisableDirectives: false, denyWarnings: true },
  rules: {
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
    'typescript/await-thenable': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    there(['**'], {
      'no-warning-comments': ['error', { terms: directives, location: 'anywhere' }],
    }),
    there(['**/*.{ts,tsx}'], {
      // The recommended set of typescript-eslint.
      'no-array-constructor': 'error',
      'no-unused-expressions': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'prefer-rest-params': 'error',
      'prefer-spread': 'error',
      'typescript/ban-ts-comment': 'error',
      'typescript/no-duplicate-enum-values': 'error',
      'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'typescript/no-explicit-any': 'error',
      'typescript/no-extra-non-null-assertion': 'error',
      'typescript/no-misused-new': 'error',
      'typescript/no-namespace': 'error',
      'typescript/no-non-null-asserted-optional-chain': 'error',
      'typescript/no-require-imports': 'error',
      'typescript/no-this-alias': 'error',
      'typescript/no-unnecessary-type-constraint': 'error',
      'typescript/no-unsafe-declaration-merging': 'error',
      'typescript/no-unsafe-function-type': 'error',
      'typescript/no-wrapper-object-types': 'error',
      'typescript/prefer-as-const': 'error',
      'typescript/prefer-namespace-keyword': 'error',
      'typescript/triple-slash-reference': 'error',
      // Ours.
      'typescript/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-depth': ['error', 4],
      'no-console': 'error',
      'no-empty': 'error',
      'house/no-self-import': 'error',
      'house/packages': 'error',
      'house/page-kit': 'error',
      'house/zones': 'error',
      ...syntax(packing),
    }),
    there(
      ['{src,domain,contract,gateway}/**/*.{ts,tsx}'],
      { 'max-lines': lines(300), 'max-lines-per-function': lines(80) },
      // The contract, the error catalogue and the props are lists; the gallery is one long page.
      [...tests, 'contract/**', 'domain/errors.ts', 'src/ui/props.ts', 'src/features/gallery/**'],
    ),
    there(['src/{pages,subPages,subPagesB,official,share}/**/*.tsx'], { 'max-lines': lines(120) }),
    there(['{src,domain,contract,gateway}/**/*.{ts,tsx}'], { 'typescript/no-non-null-assertion': 'error' }, tests),
    there(['src/**/*.{ts,tsx}'], {
      'react/rules-of-hooks': 'error',
      'react/exhaustive-deps': 'error',
      // A developer reads them in the browser; the gateway writes logs only.
      'no-console': ['error', { allow: ['warn', 'error'] }],
    }),
    there(
      ['src/**/*.{ts,tsx}'],
      {
        'no-restricted-globals': [
          'error',
          ...hostGlobals.map((name) => ({ name, message: 'only src/platform knows the host' })),
        ],
        ...syntax(packing, taroEnv, linkText),
      },
      [...tests, 'src/platform/**'],
    ),
    // The whole catalogue weighs more than a page may: a page takes the texts of its part (@domain/error-texts/…).
    there(
      ['src/**/*.{ts,tsx}'],
      {
        'no-restricted-imports': [
          'error',
          { paths: [{ name: '@domain/errors', allowTypeImports: true, message: 'import @domain/error-texts/<part>' }] },
        ],
      },
      ['**/*.test.{ts,tsx}'],
    ),
    // What a customer sees as time is the gateway's; durations of the machinery (dwell, tokens, batches) are the phone's.
    there(['src/{pages,features,ui}/**/*.{ts,tsx}'], syntax(packing, taroEnv, linkText, inTime), [
      ...tests,
      'src/features/gallery/**',
    ]),
    // Ports speak with others by the time of the world, not by the product's clock.
    there(['{gateway,domain}/**/*.ts'], syntax(packing, inTime), [
      ...tests,
      'gateway/ports/**',
      'gateway/{main,app}.ts',
      'domain/random.ts',
    ]),
    there(['gateway/{modules,demo}/**/*.ts'], { 'house/handlers': 'error' }, tests),
    there(['gateway/modules/**/*.ts'], syntax(packing, inTime, states), tests),
    there(['**/*.test.{ts,tsx,mjs}', 'test/e2e/**'], {
      ...syntax(packing, untested, styleClasses),
      'house/packages': 'off',
    }),
    // What the design system and the capabilities of the hosts are tested for are their own classes.
    there(['{src/{ui,platform},test/{h5,host}}/**/*.test.{ts,tsx}'], syntax(packing, untested)),
    // Set-up code bridges worlds: CommonJS for jest's own hooks, console for what a developer reads.
    there(['test/**', '**/*.test.{ts,tsx}', '**/*.cjs', 'config/**'], {
      'typescript/no-require-imports': 'off',
      'no-console': 'off',
    }),
  ],
}
