/** A module that so many sub-packages need lies once in the main package. Below that Taro copies it into each of them. */
const ROOTS = 12

/** Their file in the main package, beside Taro's `common`, which webpack does not let two groups write. app.js loads both. */
export const SHARED = 'shared'

interface Chunk {
  name?: string | null
}

interface Module {
  type?: string
}

interface Context {
  chunkGraph: { getModuleChunksIterable(module: unknown): Iterable<Chunk> }
}

/**
 * How the mini-program's shared modules are cut, beside Taro's own groups (optimizeMainPackage).
 * @param roots of the sub-packages, e.g. `pages/pay`
 */
export function weappCacheGroups(roots: readonly string[]): object {
  const rootOf = ({ name }: Chunk) => roots.find((root) => name?.startsWith(`${root}/`))
  return {
    sharedByMany: {
      name: SHARED,
      test: (module: Module, { chunkGraph }: Context) => {
        // A sheet stays behind those that it refines: the order of the main package's sheets is not ours.
        if (!module.type?.startsWith('javascript')) return false
        const found = new Set([...chunkGraph.getModuleChunksIterable(module)].map(rootOf))
        // What the main package needs itself is there already.
        return !found.has(undefined) && found.size >= ROOTS
      },
      // Before Taro's copies in sub-packages: 1000, and 10000 for what one of them needs.
      priority: 20_000,
    },
  }
}
