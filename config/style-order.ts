/*
 * The order of style sheets inside a built file. Rules of a page refine those of the components it is made of, with the same
 * weight: they win only by standing later, and which import came first must not decide that.
 */

interface Module {
  type: string
  identifier(): string
}

interface ChunkGroup {
  chunks: unknown[]
  getModulePostOrderIndex(module: Module): number | undefined
  setModulePostOrderIndex(module: Module, index: number): void
}

interface Compilation {
  chunkGroups: ChunkGroup[]
  chunkGraph: { getChunkModulesIterable(chunk: unknown): Iterable<Module> }
  hooks: { afterChunks: { tap(name: string, run: () => void): void } }
}

interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
}

const NAME = 'StyleOrder'
/** What comes first is refined by what follows; packages come before everything of ours. */
const LAYERS = [
  /[\\/]src[\\/](styles[\\/]|app\.scss)/,
  /[\\/]src[\\/]ui[\\/]/,
  /[\\/]src[\\/]blocks[\\/]/,
  /[\\/]src[\\/]shared[\\/]/,
  /[\\/]src[\\/]/,
]

const layerOf = (module: Module): number =>
  LAYERS.findIndex((layer) => layer.test(module.identifier().split('!').at(-1) ?? ''))

/** Puts the style sheets of each page's chunks into the order of the layers; within a layer nothing moves. */
export class StyleOrder {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterChunks.tap(NAME, () => {
        for (const group of compilation.chunkGroups) arrange(group, compilation)
      })
    })
  }
}

function arrange(group: ChunkGroup, { chunkGraph }: Compilation): void {
  const sheets = new Set(group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]))
  const found = [...sheets].flatMap((module) => {
    const index = module.type === 'css/mini-extract' ? group.getModulePostOrderIndex(module) : undefined
    return index === undefined ? [] : [{ module, index, layer: layerOf(module) }]
  })
  const places = found.map(({ index }) => index).sort((a, b) => a - b)
  found.sort((a, b) => a.layer - b.layer || a.index - b.index)
  found.forEach(({ module }, at) => group.setModulePostOrderIndex(module, places[at] ?? 0))
}
