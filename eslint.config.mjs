import { fileURLToPath } from 'node:url'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { handlerRule } from './scripts/lint/handlers.mjs'
import { packageRule } from './scripts/lint/packages.mjs'
import { pageKitRule } from './scripts/lint/page-kit.mjs'
import { stateSelectors } from './scripts/lint/states.mjs'
import { walls } from './scripts/lint/walls.mjs'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

const resolver = createNodeResolver({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  alias: {
    '@/*': [`${root}/src/*`],
    '@domain/*': [`${root}/domain/*`],
    '@contract/*': [`${root}/contract/*`],
    '@contract': [`${root}/contract/index.ts`],
  },
})

const tests = ['**/*.test.{ts,tsx,mjs}', 'test/**', 'src/testing/**']

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

const taroEnv = {
  selector: "MemberExpression[object.type='MemberExpression'][object.property.name='env'][property.name='TARO_ENV']",
  message: 'ask @/platform/host: the host is decided in one place',
}
const QUERY = 'a page with parameters is typed: go, useLink, links.to, addressOf'
const linkText = [
  { selector: 'Literal[value=/^\\u002F[^?\\s]*\\?\\w/]', message: QUERY },
  { selector: 'TemplateElement[value.raw=/^\\u002F[^?\\s]*\\?\\w/]', message: QUERY },
  { selector: 'TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/^\\?\\w+=/]', message: QUERY },
]
/** A literal says each property once, in its own place; lines are not saved by packing. */
const packing = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'name the properties in the outer literal',
}
const wallClock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'the time comes from the clock (ctx.clock, @/platform/time)',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'the time comes from the clock (ctx.clock, @/platform/time)',
  },
]
/** iOS reads no date with a blank in it. */
const dateText = {
  selector: "NewExpression[callee.name='Date'] > Literal[value=/\\d \\d/]",
  message: 'iOS does not read this text: @domain/date',
}
/** 4913.60 × 100 is 491360.00000000006. */
const floatMoney = {
  selector:
    "BinaryExpression[operator='*'][left.callee.name='Number'][left.arguments.0.property.name=/(amount|fee|price|balance)$/i]",
  message: 'money is a decimal text: toFen, @domain/money',
}
const randomness = {
  selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
  message: 'chance comes from @domain/random or from the system (node:crypto)',
}
const untested = [
  {
    selector: 'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]',
    message: 'no skipped and no lonely tests',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]',
    message: 'no snapshots: say what must hold',
  },
]

/** A style class is nothing that a test knows: parts without a role, label or text have their name in src/testing/parts.ts. */
const styleClasses = {
  selector:
    'CallExpression[callee.property.name=/^(locator|querySelector|querySelectorAll|find|closest|matches|waitForSelector)$/] > Literal[value=/(^|[\\s>(,\\w\\]])\\.(?!taro_|mp-|nut-)[a-z]/]',
  message: 'a test selects by role, label or text, or by a part of src/testing/parts.ts, not by a style class',
}

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'dist/**',
      '.data/**',
      '.cache/**',
      '**/*.gen.ts',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      '.swc/**',
      '.taro/**',
    ],
  },
  {
    // No file switches a rule off: a rule that is wrong is changed here, or in .oxlintrc.json.
    linterOptions: { noInlineConfig: true },
    rules: { 'no-warning-comments': ['error', { terms: ['eslint-disable', 'oxlint-disable'], location: 'anywhere' }] },
    plugins: {
      'import-x': importX,
      house: { rules: { handlers: handlerRule, packages: packageRule, 'page-kit': pageKitRule } },
    },
    settings: { 'import-x/resolver-next': [resolver], 'import-x/extensions': ['.ts', '.tsx', '.mjs'] },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      'import-x/no-self-import': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'no-restricted-syntax': ['error', packing],
      'house/packages': 'error',
      'house/page-kit': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      // oxlint's, for a hundredth of the time (.oxlintrc.json).
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-depth': ['error', 4],
      'no-console': 'error',
      'no-empty': 'error',
      'prefer-const': 'error',
    },
  },
  ...walls(root).map(({ folder, zones }) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] },
  })),
  {
    files: ['{src,domain,contract,gateway}/**/*.{ts,tsx}'],
    // The contract, the error catalogue and the props are lists; the gallery is one long page.
    ignores: [...tests, 'contract/**', 'domain/errors.ts', 'src/ui/props.ts', 'src/features/gallery/**'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/{pages,subPages,subPagesB,official,share}/**/*.tsx'],
    rules: { 'max-lines': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{src,domain,contract,gateway}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      // A developer reads them in the browser; the gateway writes logs only.
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/platform/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...hostGlobals.map((name) => ({ name, message: 'only src/platform knows the host' })),
      ],
      'no-restricted-syntax': ['error', packing, taroEnv, ...linkText],
    },
  },
  {
    // The whole catalogue weighs more than a page may: a page takes the texts of its part (@domain/error-texts/…).
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: '@domain/errors', allowTypeImports: true, message: 'import @domain/error-texts/<part>' }] },
      ],
    },
  },
  {
    // What a customer sees as time is the gateway's; durations of the machinery (dwell, tokens, batches) are the phone's.
    files: ['src/{pages,features,ui}/**/*.{ts,tsx}'],
    ignores: [...tests, 'src/features/gallery/**'],
    rules: {
      'no-restricted-syntax': ['error', packing, taroEnv, ...linkText, ...wallClock, randomness, dateText, floatMoney],
    },
  },
  {
    files: ['{gateway,domain}/**/*.ts'],
    // Ports speak with others by the time of the world, not by the product's clock.
    ignores: [...tests, 'gateway/ports/**', 'gateway/{main,app}.ts', 'domain/random.ts'],
    rules: { 'no-restricted-syntax': ['error', packing, ...wallClock, randomness, dateText, floatMoney] },
  },
  {
    files: ['gateway/{modules,demo}/**/*.ts'],
    ignores: tests,
    rules: { 'house/handlers': 'error' },
  },
  {
    files: ['gateway/modules/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        packing,
        ...wallClock,
        randomness,
        dateText,
        floatMoney,
        ...stateSelectors(root),
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'test/e2e/**'],
    rules: { 'no-restricted-syntax': ['error', packing, ...untested, styleClasses], 'house/packages': 'off' },
  },
  {
    // What the design system and the capabilities of the hosts are tested for are their own classes.
    files: ['{src/{ui,platform},test/{h5,host}}/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', packing, ...untested] },
  },
  {
    // Set-up code bridges worlds: CommonJS for jest's own hooks, console for what a developer reads.
    files: ['test/**', '**/*.test.{ts,tsx}', '**/*.cjs', 'config/**'],
    rules: { '@typescript-eslint/no-require-imports': 'off', 'no-console': 'off' },
  },
)
