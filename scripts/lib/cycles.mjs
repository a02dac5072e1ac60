/*
 * Modules that import each other in a circle: which of them has run when depends on the module that was loaded first, and none of them
 * can be read or moved without the others. Imports of types count too.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './paths.mjs'
import { sourceFiles } from './stamp.mjs'

const places = ['src', 'domain', 'contract', 'gateway']
const folders = { '@/': 'src/', '@domain/': 'domain/', '@contract/': 'contract/' }

/** Of the app only imports of values count so far. */
const TYPES_ONLY = /^(?:import|export) type [^;]*? from '[^']*'/gm

/** Endings in the order in which a bundler of the host tries them. */
const ENDINGS = {
  h5: ['.ts', '.tsx', '/index.ts', '/index.tsx'],
  weapp: ['.weapp.ts', '.weapp.tsx', '.ts', '.tsx', '/index.weapp.ts', '/index.weapp.tsx', '/index.ts', '/index.tsx'],
}

/** Path from the root of an imported module, without its ending; null for a package. */
function placeOf(file, name) {
  if (name === '@contract') return 'contract/index'
  const alias = Object.keys(folders).find((one) => name.startsWith(one))
  if (alias) return path.normalize(folders[alias] + name.slice(alias.length))
  return name.startsWith('.') ? path.normalize(path.join(path.dirname(file), name)) : null
}

/** Names that a module imports. */
function namesIn(file) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const counted = file.startsWith('src/') ? text.replace(TYPES_ONLY, '') : text
  return ts.preProcessFile(counted, true, false).importedFiles.map(({ fileName }) => fileName)
}

/** What each module imports, by file from the root. @returns {Map<string, string[]>} */
function importsOf(names, host) {
  const found = (place) => ENDINGS[host].map((ending) => place + ending).find((file) => names.has(file))
  return new Map(
    [...names].map(([file, imported]) => [
      file,
      imported.flatMap((name) => {
        const place = placeOf(file, name)
        return place === null ? [] : (found(place) ?? [])
      }),
    ]),
  )
}

/** Groups of modules that reach each other (Tarjan). @param {Map<string, string[]>} graph */
export function circles(graph) {
  const found = []
  const order = new Map()
  const lowest = new Map()
  const stack = []
  const isOpen = new Set()
  const visit = (node) => {
    order.set(node, order.size)
    lowest.set(node, order.get(node))
    stack.push(node)
    isOpen.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (isOpen.has(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    group.forEach((one) => isOpen.delete(one))
    if (group.length > 1 || graph.get(node)?.includes(node)) found.push(group)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** Sentences about every circle of the app on either host and of the gateway. */
export function importCircles() {
  const files = sourceFiles(places)
    .map((file) => path.relative(root, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  const names = new Map(files.map((file) => [file, namesIn(file)]))
  const all = ['h5', 'weapp'].flatMap((host) => circles(importsOf(names, host)))
  return [...new Set(all.map((group) => `these import each other: ${[...group].sort().join(', ')}`))]
}
