/*
 * Lines for each rule of oxlint.config.mjs but the walls and the forms: what it refuses, what it lets pass, and the files in which it does
 * not hold. A * in the name of a file stands for any name.
 */

import { directives } from './directives.mjs'
import { typeRows } from './planted-types.mjs'

const [ESLINT_OFF, , OXLINT_OFF] = directives
const ANY = 'gateway/http/*.ts'
const CLIENT = 'src/features/home/*.tsx'

const many = (count, line = (n) => `export const value${n} = ${n}`) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n')
const long = (count) => `export function long() {\n${many(count, (n) => `  call(${n})`)}\n}`
const handler = (count) => `implement('x', {\n  'GET /x'() {\n${many(count, (n) => `    call(${n})`)}\n  },\n})`
const hook = (body) =>
  `import { useEffect, useMemo, useState } from 'react'\nexport function Part({ id, on }: { id: string; on: boolean }) {\n${body}\n}`
const blanks = `${many(300)}\n\n\n// one\n/* two\n three */\n`

/** rule, file, refused, passes */
const rows = [
  ...typeRows,
  ['no-unused-vars', ANY, 'const gone = 1\nexport {}', 'const _gone = 1\nexport {}'],
  ['no-unused-vars', ANY, 'export const f = (gone: string) => 1', 'export const f = (_gone: string) => 1'],
  ['no-unused-vars', ANY, 'try { call() } catch (error) { call() }', 'try { call() } catch { call() }'],
  ['no-unused-vars', 'scripts/lib/*.mjs', "import gone from 'node:fs'", "import fs from 'node:fs'\nexport { fs }"],
  ['no-warning-comments', ANY, `// ${ESLINT_OFF}-next-line no-console\ncall()`, '// a comment\ncall()'],
  ['no-warning-comments', ANY, `/* see ${OXLINT_OFF} */\ncall()`, `export const text = '${ESLINT_OFF}'`],
  ['no-warning-comments', 'scripts/lib/*.mjs', `/* ${ESLINT_OFF} */`, '/* nothing */'],
  ['no-array-constructor', ANY, 'export const a = new Array(1, 2)', 'export const a = new Array<string>(2)'],
  ['no-array-constructor', ANY, 'export const a = Array(0, 1)', 'export const a = new Array(2)'],
  [
    'no-unused-expressions',
    ANY,
    'declare const a: boolean\na && call()',
    'declare const a: (() => void) | undefined\na?.()',
  ],
  ['no-unused-expressions', ANY, 'declare const a: boolean\na ? call() : call()', "'use strict'\ncall()"],
  ['no-var', ANY, 'var a = 1\nexport { a }', 'export const a = 1'],
  ['prefer-const', ANY, 'let a = 1\nexport const b = a', 'let a = 1\na = 2\nexport const b = a'],
  [
    'prefer-const',
    ANY,
    'let { a, b } = call()\nb = 1\nexport const c = a + b',
    'let a, b\n;({ a, b } = call())\nb = 1\na = 2\nexport const c = a + b',
  ],
  [
    'prefer-rest-params',
    ANY,
    'export function f() { return arguments[0] }',
    'export function f(...all: string[]) { return all.length }',
  ],
  ['prefer-spread', ANY, 'call.apply(undefined, all)', 'call(...all)'],
  [
    'no-duplicate-imports',
    ANY,
    "import { a } from './a'\nimport { b } from './a'\nexport { a, b }",
    "import { a } from './a'\nimport type { b } from './a'\nexport { a }\nexport type { b }",
  ],
  [
    'no-duplicate-imports',
    ANY,
    "import type { a } from './a'\nimport type { b } from './a'\nexport type { a, b }",
    "import { a } from './a'\nimport { b } from './b'\nexport { a, b }",
  ],
  ['eqeqeq', ANY, 'export const f = (a: number) => a == 1', 'export const f = (a?: number) => a == null'],
  ['eqeqeq', ANY, 'export const f = (a: number) => a != 1', 'export const f = (a?: number) => a !== 1'],
  [
    'max-depth',
    ANY,
    'export function f(a: 1) { if (a) { if (a) { if (a) { if (a) { if (a) call() } } } } }',
    'export function f(a: 1) { if (a) { if (a) { if (a) { if (a) call() } } } }',
  ],
  ['no-console', ANY, "console.error('x')", "call('x')"],
  ['no-console', CLIENT, "console.log('x')", "console.warn('x')\nconsole.error('x')"],
  ['no-empty', ANY, 'if (call()) {}', 'if (call()) { /* why */ }'],
  ['no-empty', ANY, 'try { call() } catch {}', 'export const f = () => {}'],
  ['max-lines', ANY, many(301), blanks],
  ['max-lines', 'src/pages/me/*.tsx', many(121), many(120)],
  ['max-lines', 'src/share/*.tsx', many(121), many(120)],
  ['max-lines', 'src/official/*.tsx', many(121), many(120)],
  ['max-lines', 'src/subPages/me/*.tsx', many(121), many(120)],
  ['max-lines', 'src/subPagesB/me/*.tsx', many(121), many(120)],
  ['max-lines', 'contract/*.test.ts', null, many(301)],
  ['max-lines-per-function', ANY, long(79), long(78)],
  [
    'max-lines-per-function',
    ANY,
    'export const a = () => {\n' + many(79, (n) => `  call(${n})`) + '\n}',
    long(78).replace('call(3)', '\n\n  // why\n  call(3)'),
  ],
  [
    'react/rules-of-hooks',
    CLIENT,
    hook('  if (on) useEffect(() => call())\n  return id'),
    hook('  useEffect(() => call())\n  return on ? id : null'),
  ],
  [
    'react/rules-of-hooks',
    CLIENT,
    hook('  if (!on) return null\n  const [a] = useState(1)\n  return id + a'),
    hook('  const [a] = useState(1)\n  if (!on) return null\n  return id + a'),
  ],
  [
    'react/rules-of-hooks',
    CLIENT,
    hook('  const f = () => { useState(1) }\n  return f'),
    hook('  const f = () => { call(1) }\n  return f'),
  ],
  [
    'react/rules-of-hooks',
    CLIENT,
    hook('  for (const one of id) useState(one)\n  return 1'),
    'export function useIt() {\n  return useState(1)\n}',
  ],
  [
    'react/rules-of-hooks',
    CLIENT,
    'export function plainName() {\n  return useState(1)\n}',
    'export const use = () => call(useless(1))',
  ],
  [
    'react/exhaustive-deps',
    CLIENT,
    hook('  useEffect(() => call(id), [])\n  return on'),
    hook('  useEffect(() => call(id), [id])\n  return on'),
  ],
  [
    'react/exhaustive-deps',
    CLIENT,
    hook('  return useMemo(() => call(id, on), [id])'),
    hook('  const [a, setA] = useState(1)\n  useEffect(() => setA(2), [])\n  return a + id + on'),
  ],
  [
    'react/exhaustive-deps',
    CLIENT,
    hook('  const all = [id]\n  useEffect(() => call(all), [all])\n  return on'),
    hook('  const all = useMemo(() => [id], [id])\n  useEffect(() => call(all), [all])\n  return on'),
  ],
  [
    'react/exhaustive-deps',
    CLIENT,
    hook('  const f = () => call(id)\n  useEffect(() => f(), [f])\n  return on'),
    hook('  useEffect(() => call(id))\n  return on'),
  ],
  [
    'react/exhaustive-deps',
    CLIENT,
    hook('  useEffect(() => call(id), [id, call(1)])\n  return on'),
    hook('  useEffect(() => call(id, outside), [id])\n  return on'),
  ],
  [
    'react/exhaustive-deps',
    CLIENT,
    hook('  const deps = [id]\n  useEffect(() => call(id), deps)\n  return on'),
    hook('  useEffect(() => { if (on) call(id) }, [id, on])\n  return on'),
  ],
  ...[
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
  ].map((name) => [
    'no-restricted-globals',
    CLIENT,
    `export const host = ${name}.x`,
    `export const host = call.${name}`,
  ]),
  [
    'no-restricted-imports',
    CLIENT,
    "import { errors } from '@domain/errors'\ncall(errors)",
    "import type { Code } from '@domain/errors'\nexport type { Code }",
  ],
  [
    'no-restricted-imports',
    CLIENT,
    "export { errors } from '@domain/errors'",
    "export { texts } from '@domain/error-texts/bill'",
  ],
  ['house/handlers', 'gateway/modules/metering/handlers/*.ts', handler(9), handler(8)],
  ['house/handlers', 'gateway/modules/payment/*.ts', handler(1), "install('x', { 'GET /x'() {} })"],
  ['house/handlers', 'gateway/demo/*.ts', handler(1), "install('x', { 'GET /x'() {} })"],
]

/** rule, a line that it refuses elsewhere, files in which it does not hold */
const exempt = [
  ['no-console', "console.log('x')", 'test/h5/*.cjs'],
  ['typescript/no-require-imports', "exports.a = require('node:fs')", 'test/h5/*.cjs', 'scripts/lib/*.cjs'],
  ['no-var', 'var a = 1', 'scripts/lib/*.mjs', 'domain/*.gen.ts'],
  ['no-warning-comments', `/* ${ESLINT_OFF} */`, 'domain/*.gen.ts'],
  [
    'no-console',
    "console.log('x')",
    'test/setup/*.ts',
    'src/features/home/*.test.tsx',
    'gateway/http/*.test.ts',
    'config/*.ts',
  ],
  [
    'typescript/no-require-imports',
    "export const a = require('node:fs')",
    'test/setup/*.ts',
    'gateway/http/*.test.ts',
    'config/*.ts',
  ],
  [
    'max-lines',
    many(301),
    'contract/*.ts',
    'domain/errors.ts',
    'src/ui/props.ts',
    'src/features/gallery/*.tsx',
    'src/testing/*.ts',
    'test/setup/*.ts',
    'src/features/home/*.test.ts',
    'config/*.ts',
  ],
  ['max-lines', many(121), 'src/features/home/*.tsx', 'src/pages/me/*.ts'],
  [
    'max-lines-per-function',
    long(90),
    'contract/*.ts',
    'src/testing/*.ts',
    'test/setup/*.ts',
    'src/features/home/*.test.ts',
    'src/features/gallery/*.tsx',
    'config/*.ts',
  ],
  [
    'typescript/no-non-null-assertion',
    'export const f = (a?: { b: 1 }) => a!.b',
    'src/testing/*.ts',
    'test/setup/*.ts',
    'domain/*.test.ts',
    'config/*.ts',
  ],
  ['react/rules-of-hooks', hook('  if (on) useEffect(() => call())\n  return id'), 'test/h5/*.tsx'],
  ['react/exhaustive-deps', hook('  useEffect(() => call(id), [])\n  return on'), 'test/h5/*.tsx'],
  [
    'no-restricted-globals',
    'export const host = window.x',
    'src/platform/*.ts',
    'src/testing/*.ts',
    'src/features/home/*.test.tsx',
    ANY,
  ],
  [
    'no-restricted-imports',
    "import { errors } from '@domain/errors'\ncall(errors)",
    'src/features/home/*.test.tsx',
    ANY,
  ],
  ['house/handlers', handler(9), 'gateway/modules/payment/*.test.ts', 'gateway/http/*.ts'],
  ['house/packages', "import { useQuery } from '@tanstack/react-query'", 'test/e2e/*.ts'],
]

const SELF = "import { a } from './money'\nexport { a }"

/** [file, code, rule, is it refused] */
export const ruleCases = [
  ...rows.flatMap(([rule, file, refused, passes]) => [
    ...(refused === null ? [] : [[file, refused, rule, true]]),
    [file, passes, rule, false],
  ]),
  ...exempt.flatMap(([rule, code, ...files]) => files.map((file) => [file, code, rule, false])),
  // These two exist: an import that reaches no file is no import of itself.
  ['domain/money.ts', SELF, 'house/no-self-import', true],
  ['domain/volume.ts', SELF, 'house/no-self-import', false],
]
