/* Lines for the rules that know types of TypeScript, as in planted-rules.mjs. */

const ANY = 'gateway/http/*.ts'

/** rule, file, refused, passes */
export const typeRows = [
  [
    'typescript/await-thenable',
    ANY,
    'export async function f() { await 1 }',
    'export async function f() { await Promise.resolve(1) }',
  ],
  ['typescript/no-floating-promises', ANY, 'Promise.resolve(1)', 'void Promise.resolve(1)'],
  [
    'typescript/no-misused-promises',
    ANY,
    'if (Promise.resolve(true)) call()',
    'export const f = async () => { if (await Promise.resolve(true)) call() }',
  ],
  [
    'typescript/no-misused-promises',
    ANY,
    '[1].forEach(async () => { await Promise.resolve() })',
    '[1].forEach(() => { call() })',
  ],
  ['typescript/only-throw-error', ANY, "throw 'text'", "throw new Error('text')"],
  [
    'typescript/switch-exhaustiveness-check',
    ANY,
    "declare const x: 'a' | 'b'\nswitch (x) { case 'a': call() }",
    "declare const x: 'a' | 'b'\nswitch (x) { case 'a': call(); break; default: call() }",
  ],
  ['typescript/ban-ts-comment', ANY, '// @ts-ignore\ncall()', '// ts ignores\ncall()'],
  [
    'typescript/ban-ts-comment',
    ANY,
    '// @ts-expect-error\ncall()',
    '// @ts-expect-error the types of the package are wrong\ncall()',
  ],
  ['typescript/ban-ts-comment', ANY, '// @ts-nocheck\ncall()', '// @ts-check\ncall()'],
  ['typescript/no-duplicate-enum-values', ANY, 'export enum E { A = 1, B = 1 }', 'export enum E { A = 1, B = 2 }'],
  ['typescript/no-empty-object-type', ANY, 'export type T = {}', 'export type T = { a: 1 }'],
  [
    'typescript/no-empty-object-type',
    ANY,
    'export interface T {}',
    'interface A { a: 1 }\nexport interface T extends A {}',
  ],
  ['typescript/no-explicit-any', ANY, 'export const f = (a: any) => a', 'export const f = (a: unknown) => a'],
  [
    'typescript/no-extra-non-null-assertion',
    'test/setup/*.ts',
    'export const f = (a?: { b: 1 }) => a!!.b',
    'export const f = (a?: { b: 1 }) => a!.b',
  ],
  ['typescript/no-misused-new', ANY, 'export interface I { new (): I }', 'export interface I { make(): I }'],
  ['typescript/no-namespace', ANY, 'export namespace N { export const a = 1 }', "declare module 'x' { const a: 1 }"],
  [
    'typescript/no-non-null-asserted-optional-chain',
    'test/setup/*.ts',
    'export const f = (a?: { b?: 1 }) => a?.b!',
    'export const f = (a?: { b?: 1 }) => a?.b',
  ],
  [
    'typescript/no-require-imports',
    ANY,
    "export const a = require('node:fs')",
    "import fs from 'node:fs'\nexport { fs }",
  ],
  ['typescript/no-require-imports', ANY, "import fs = require('node:fs')\nexport { fs }", 'export const fs = call()'],
  [
    'typescript/no-this-alias',
    ANY,
    'export function f(this: object) { const self = this\n return self }',
    'export function f(this: { a: 1 }) { const { a } = this\n return a }',
  ],
  [
    'typescript/no-unnecessary-type-constraint',
    ANY,
    'export const f = <T extends unknown>(a: T) => a',
    'export const f = <T extends string>(a: T) => a',
  ],
  [
    'typescript/no-unsafe-declaration-merging',
    ANY,
    'export interface I { a: 1 }\nexport class I {}',
    'export interface I { a: 1 }\nexport class C {}',
  ],
  [
    'typescript/no-unsafe-function-type',
    ANY,
    'export const f = (a: Function) => a',
    'export const f = (a: () => void) => a',
  ],
  ['typescript/no-wrapper-object-types', ANY, 'export const f = (a: String) => a', 'export const f = (a: string) => a'],
  ['typescript/prefer-as-const', ANY, "export const a = 'x' as 'x'", "export const a = 'x' as const"],
  ['typescript/prefer-namespace-keyword', ANY, 'declare module N { const a: 1 }', 'declare namespace N { const a: 1 }'],
  ['typescript/triple-slash-reference', ANY, '/// <reference path="x" />\ncall()', '/// one stroke more\ncall()'],
  [
    'typescript/triple-slash-reference',
    ANY,
    '/// <reference types="x" />\nimport x from \'x\'\nexport { x }',
    '/// <reference lib="dom" />\ncall()',
  ],
  [
    'typescript/consistent-type-imports',
    ANY,
    "import { A } from './a'\nexport const f = (a: A) => a",
    "import type { A } from './a'\nexport const f = (a: A) => a",
  ],
  [
    'typescript/consistent-type-imports',
    ANY,
    "import { A, b } from './a'\nexport const f = (a: A) => b(a)",
    "export const f = (a: import('./a').A) => a",
  ],
  [
    'typescript/no-non-null-assertion',
    ANY,
    'export const f = (a?: { b: 1 }) => a!.b',
    'export const f = (a?: { b: 1 }) => a?.b',
  ],
]
