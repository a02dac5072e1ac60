/*
 * Modules that import each other in a circle: which of them has run when depends on who asked first. Looked for in the graphs that
 * are built (esbuild resolves them within a second), types left out: they are gone by then.
 */
import path from 'node:path'
import { build } from 'esbuild'
import { at, root } from './paths.mjs'
import { sourceFiles } from './stamp.mjs'

const places = ['src', 'domain', 'contract', 'gateway']
const folders = { '@/': 'src/', '@domain/': 'domain/', '@contract/': 'contract/' }

/** `@/x` lies in src; every other bare name is a package and of no interest here. */
const ownOnly = {
  name: 'own-only',
  setup({ onLoad, onResolve, resolve }) {
    // Styles, pictures: they import no modules.
    onLoad({ filter: /\.[a-z0-9]+$/ }, ({ path: file }) =>
      /\.(tsx?|mjs|json)$/.test(file) ? undefined : { contents: '', loader: 'empty' },
    )
    onResolve({ filter: /^[^./]/ }, (found) => {
      if (found.kind === 'entry-point') return undefined
      if (found.path === '@contract') return { path: at('contract/index.ts') }
      const alias = Object.keys(folders).find((one) => found.path.startsWith(one))
      if (!alias) return { path: found.path, external: true }
      return resolve(`./${folders[alias]}${found.path.slice(alias.length)}`, { resolveDir: root, kind: found.kind })
    })
  },
}

const everything = () =>
  sourceFiles(places)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `import ${JSON.stringify(file)}`)
    .join('\n')

/** The imports of every module; `host` is the one whose files go first. @returns {Promise<Map<string, string[]>>} */
async function importsOf(host) {
  const { metafile } = await build({
    // One entry: each entry of its own would be given a whole bundle.
    stdin: { contents: everything(), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    resolveExtensions: [...(host === 'weapp' ? ['.weapp.ts', '.weapp.tsx'] : []), '.ts', '.tsx', '.mjs', '.js'],
    plugins: [ownOnly],
    logLevel: 'error',
  })
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.filter((one) => !one.external).map((one) => path.normalize(one.path)),
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
export async function importCircles() {
  const all = [...circles(await importsOf('h5')), ...circles(await importsOf('weapp'))]
  return [...new Set(all.map((group) => `these import each other: ${[...group].sort().join(', ')}`))]
}
