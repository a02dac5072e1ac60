/*
 * The zones of walls.mjs over every import: which file it reaches, by the aliases of tsconfig.base.json and by relative paths, and whether
 * a zone around the importing file forbids that one. A package reaches no file of ours, unless it is a workspace.
 */
import { statSync } from 'node:fs'
import path from 'node:path'
import picomatch from 'picomatch'
import { root } from '../lib/paths.mjs'
import { plain, zones } from './walls.mjs'

const ALIASES = [
  ['@/', 'src/'],
  ['@domain/', 'domain/'],
  ['@contract/', 'contract/'],
  ['@gas/gateway/', 'gateway/'],
]
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.json']

const bare = (place) => place.replace(/^\.\//, '')
const isPattern = (place) => /[*{(]/.test(place)

/** Does a path from the root lie there? `a/*\/**` is what is inside the folders of a, not what lies beside them. */
function lies(place) {
  const wanted = bare(place)
  if (!isPattern(wanted)) return (file) => file === wanted || file.startsWith(`${wanted}/`)
  const matches = picomatch(wanted, { strictSlashes: true })
  const start = plain(wanted)
  return (file) => file.startsWith(start) && matches(file)
}

const some = (tests) => (file) => tests.some((test) => test(file))

/** Of a plain `from` the exceptions are counted from there, of a pattern they are patterns from the root. */
function compiled({ target, from, except = [], message }) {
  const wanted = [from].flat()
  const patterns = wanted.filter(isPattern).length
  if (patterns > 0 && patterns < wanted.length) throw new Error(`${message}: from has patterns and folders`)
  if (patterns > 0 && !except.every(isPattern)) throw new Error(`${message}: exceptions of patterns are patterns`)
  const parts = wanted.map((one) => {
    const isFree = some(
      except.map((other) => lies(patterns > 0 || isPattern(other) ? other : path.posix.join(bare(one), other))),
    )
    const isThere = lies(one)
    return (file) => isThere(file) && !isFree(file)
  })
  return { speaksOf: some([target].flat().map(lies)), forbids: some(parts), message }
}

const all = zones(root).map(compiled)

const found = new Map()
function isFile(place) {
  if (!found.has(place))
    found.set(place, statSync(path.join(root, place), { throwIfNoEntry: false })?.isFile() === true)
  return found.get(place)
}

/** Path from the root without its ending; undefined for a package. */
function placeOf(file, name) {
  if (name === '@contract') return 'contract/index'
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name)
  const alias = ALIASES.find(([start]) => name.startsWith(start))
  return alias && path.posix.normalize(alias[1] + name.slice(alias[0].length))
}

/** The file behind an import, from the root. */
function reached(file, name) {
  const place = placeOf(file, name)
  if (place === undefined) return undefined
  const folder = place.replace(/\/$/, '')
  return [folder, `${folder}/index`].flatMap((one) => ENDINGS.map((ending) => one + ending)).find(isFile)
}

/** Paths from the folder in which the linter runs: it has the repository's shape. */
export const placeIn = ({ filename, cwd }) => filename.slice(cwd.length + 1).replaceAll('\\', '/')

/** Nodes that name another module, and what they name. */
const overImports = (check) => {
  const bySource = (node) => check(node.source)
  return {
    ImportDeclaration: bySource,
    ExportNamedDeclaration: bySource,
    ExportAllDeclaration: bySource,
    ImportExpression: bySource,
    TSImportEqualsDeclaration: ({ moduleReference }) => check(moduleReference.expression),
    CallExpression({ callee, arguments: values }) {
      if (callee.name === 'require' && values.length === 1) check(values[0])
    },
  }
}

const rule = (messages, create) => ({ meta: { type: 'problem', schema: [], messages }, create })

export const zoneRule = rule({ zone: "'{{name}}': {{message}}" }, (context) => {
  const file = placeIn(context)
  const own = all.filter(({ speaksOf }) => speaksOf(file))
  if (own.length === 0) return {}
  return overImports((source) => {
    if (typeof source?.value !== 'string') return
    const target = reached(file, source.value)
    if (target === undefined) return
    for (const { forbids, message } of own)
      if (forbids(target)) context.report({ node: source, messageId: 'zone', data: { name: source.value, message } })
  })
})

export const selfRule = rule({ self: 'a module does not import itself' }, (context) => {
  const file = placeIn(context)
  return overImports((source) => {
    if (typeof source?.value === 'string' && reached(file, source.value) === file)
      context.report({ node: source, messageId: 'self' })
  })
})
