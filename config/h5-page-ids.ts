/*
 * Gives the module of each page its place in the route table as its number. What loads a page knows the place: a table of numbers on the
 * first route is not needed (config/h5-shell.ts).
 */

interface Module {
  nameForCondition?(): string | null
}

interface ChunkGraph {
  getNumberOfModuleChunks(module: Module): number
  setModuleId(module: Module, id: number): void
}

interface Compilation {
  chunkGraph: ChunkGraph
  hooks: {
    moduleIds: { tap(options: { name: string; stage: number }, run: (modules: Iterable<Module>) => void): void }
  }
}

interface Compiler {
  hooks: { compilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
}

const NAME = 'H5PageIds'
/** Before webpack numbers what has no number yet. */
const STAGE = -100
const FILE = /[\\/]src([\\/].+)\.tsx$/

export class H5PageIds {
  private readonly places: ReadonlyMap<string, number>

  /** Every page's address, in the order of the route table. */
  constructor(pagePaths: readonly string[]) {
    this.places = new Map(pagePaths.map((page, place) => [page, place]))
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.moduleIds.tap({ name: NAME, stage: STAGE }, (modules) => {
        // It is there from now on only.
        const { chunkGraph } = compilation
        for (const module of modules) {
          const place = this.placeOf(module)
          if (place !== undefined && chunkGraph.getNumberOfModuleChunks(module) > 0)
            chunkGraph.setModuleId(module, place)
        }
      })
    })
  }

  private placeOf(module: Module): number | undefined {
    const [, page] = FILE.exec(module.nameForCondition?.() ?? '') ?? []
    return page === undefined ? undefined : this.places.get(page.replaceAll('\\', '/'))
  }
}
