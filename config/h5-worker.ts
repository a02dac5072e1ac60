import { createHash } from 'node:crypto'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { WorkerTable } from '../src/platform/worker/worker'

/* Writes /sw.js (src/platform/worker/worker.ts) with the names of the files that the app starts from without a network. */

interface Source {
  source(): string | Buffer
}

interface ChunkGroup {
  origins: { request?: string }[]
  chunks: { files: Iterable<string> }[]
}

interface Compilation {
  chunkGroups: ChunkGroup[]
  entrypoints: Map<string, { getFiles(): string[] }>
  getAsset(name: string): { source: Source } | undefined
  emitAsset(name: string, source: unknown): void
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } }
}

interface Compiler {
  options: { mode?: string }
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
  webpack: { sources: { RawSource: new (text: string) => unknown } }
}

const NAME = 'H5Worker'
/** After index.html is finished (h5-shell.ts). */
const STAGE = 5001
const SOURCE = path.resolve(__dirname, '../src/platform/worker/worker.ts')
/** Pages that show what was read last (src/request/kept.ts), with the parts that they load later; others come into the cache with their first visit. */
const PAGES = new RegExp(
  [
    'pages/home/index/index',
    'pages/meter',
    'pages/my-bill/(list/list|details/details)',
    'pages/fee/fee/fee',
    'pages/my-order/my-order-(list|detail)',
    'pages/pay/meters',
    'customer-service/(index|add|detail)',
    'subPages/(butler|hotline)',
    '/LowerBlocks',
    '/LostNote',
    '/app-away',
    '/kept',
  ].join('|'),
)

export class H5Worker {
  apply(compiler: Compiler): void {
    // The development server's files change under a worker.
    if (compiler.options.mode !== 'production') return
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, () => {
        const page = compilation.getAsset('index.html')
        if (!page) return
        const files = filesOf(compilation)
        const version = createHash('sha256')
          .update(String(page.source.source()))
          .update(files.join())
          .digest('hex')
          .slice(0, 16)
        compilation.emitAsset('sw.js', new compiler.webpack.sources.RawSource(compileWorker({ version, files })))
      })
    })
  }
}

function filesOf({ entrypoints, chunkGroups }: Compilation): string[] {
  const first = [...entrypoints.values()].flatMap((point) => point.getFiles())
  const wanted = chunkGroups.filter(({ origins }) => origins.some(({ request = '' }) => PAGES.test(request)))
  const later = wanted.flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files]))
  return [...new Set([...first, ...later])]
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => `/${file}`)
    .sort()
}

function compileWorker(table: WorkerTable): string {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    define: { WORKER_TABLE: JSON.stringify(table) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: ['chrome84', 'safari14'],
  })
  return outputFiles[0]?.text ?? ''
}
