/*
 * Which source imports which, read from the texts. Import circles, the price of a page, the picture of the layers and the tests of a
 * change all follow from it.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './paths.mjs'

const ALIASES = { '@/': 'src/', '@domain/': 'domain/', '@contract/': 'contract/' }

/** Endings in the order in which a bundler of the host tries them. */
const ENDINGS = {
  h5: ['', '.ts', '.tsx', '/index.ts', '/index.tsx'],
  weapp: [
    ...['', '.weapp.ts', '.weapp.tsx', '.ts', '.tsx'],
    ...['/index.weapp.ts', '/index.weapp.tsx', '/index.ts', '/index.tsx'],
  ],
}

/** Statements begin a line (oxfmt); what stands in a comment or a text does not. */
const IMPORT =
  /^(?:import|export)\b(?! type\b)[^'"`;]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm
const TYPE_IMPORT = /^(?:import|export) type\b[^'"`;]*?\bfrom '([^']+)'/gm
/** `import { type A, type B } from …` vanishes at run time too. */
const ONLY_TYPES = /^import \{(?:\s*type \w+(?: as \w+)?\s*,?)+\s*\} from '([^']+)'/gm

/** Names that a text imports; `types`: those of types as well. @returns {string[]} */
export function namesIn(text, { types = true } = {}) {
  const counted = types ? text : text.replace(ONLY_TYPES, '')
  const found = [...counted.matchAll(IMPORT), ...(types ? counted.matchAll(TYPE_IMPORT) : [])]
  return [...new Set(found.map(([, from, bare, later]) => from ?? bare ?? later))]
}

/** Path from the root of an imported module, without its ending; null for a package. */
function placeOf(file, name) {
  if (name === '@contract') return 'contract/index'
  const alias = Object.keys(ALIASES).find((one) => name.startsWith(one))
  if (alias) return path.posix.normalize(ALIASES[alias] + name.slice(alias.length))
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : null
}

/**
 * The source behind an import, or undefined for a package.
 * @param {{ has: (file: string) => boolean }} files paths from the root
 */
export function targetOf(file, name, files, host = 'h5') {
  const place = placeOf(file, name)
  return place === null ? undefined : ENDINGS[host].map((ending) => place + ending).find((one) => files.has(one))
}

/** @typedef {ReadonlyMap<string, string>} Sources texts by path from the root, with / */

/** Texts of these files. @returns {Sources} */
export const textsOf = (files) => new Map(files.map((file) => [file, readFileSync(at(file), 'utf8')]))

/**
 * What each source imports.
 * @param {Sources} sources
 * @param {{ host?: 'h5' | 'weapp', types?: boolean | ((file: string) => boolean) }} options
 * @returns {Map<string, string[]>}
 */
export function importsOf(sources, { host = 'h5', types = true } = {}) {
  const counts = typeof types === 'function' ? types : () => types
  return new Map(
    [...sources].map(([file, text]) => [
      file,
      namesIn(text, { types: counts(file) }).flatMap((name) => targetOf(file, name, sources, host) ?? []),
    ]),
  )
}
