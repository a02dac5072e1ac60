/*
 * Modules that import each other in a circle: which of them has run when depends on the module that was loaded first, and none of them
 * can be read or moved without the others. Imports of types count too.
 */
import { listedFiles } from './git-files.mjs'
import { importsOf, textsOf } from './imports.mjs'

const places = ['src', 'domain', 'contract', 'gateway']

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
  const files = listedFiles(...places).filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  const sources = textsOf(files)
  // Of the app only imports of values count so far.
  const types = (file) => !file.startsWith('src/')
  const all = ['h5', 'weapp'].flatMap((host) => circles(importsOf(sources, { host, types })))
  return [...new Set(all.map((group) => `these import each other: ${[...group].sort().join(', ')}`))]
}
