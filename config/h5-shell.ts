import path from 'node:path'
import { buildSync, transformSync } from 'esbuild'
import type { BootTable, PageShell, ShellKind } from '../src/platform/early/types'

/*
 * Finishes index.html: its own script (src/platform/early/boot.ts) with the table it reads (names and shapes of the pages,
 * and the files to fetch ahead for each), and a style sheet that does not hold up the first paint.
 */

export interface Shell {
  address: string
  page: string
  title: string
  kind: ShellKind
}

export interface ShellSettings {
  shells: Shell[]
  /** Every page's address, in the order of the route table. */
  pagePaths: string[]
  /** Before every storage key. */
  storagePrefix: string
  homeUrl: string
  userUrl: string
  trendUrl: string
  accessKey: string
  gatewayAccessKey: string
}

interface Source {
  source(): string | Buffer
}

interface Chunk {
  id: number | string | null
  files: Iterable<string>
}

interface Compilation {
  chunks: Iterable<Chunk>
  chunkGroups: { origins: { request?: string }[]; chunks: Chunk[] }[]
  entrypoints: Map<string, { getFiles(): string[] }>
  getAsset(name: string): { source: Source } | undefined
  updateAsset(name: string, source: unknown): void
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } }
}

interface Compiler {
  options: { mode?: string }
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
  webpack: { sources: { RawSource: new (text: string) => unknown } }
}

const NAME = 'H5Shell'
const PAGE = 'index.html'
/** What the home page loads after its first card (features/home/use-lower-blocks). */
const LOWER = './LowerBlocks'
const BOOT = /\/\*boot:[^*]*\*\//
/** A chunk's file that is asked for by its number, named as config/index.ts says. */
const FILE = /^(chunk|css)\/(\d+)\.([0-9a-f]+)\.(?:js|css)$/
/** Webpack's own table of hashes, one for each kind of file. */
const HASHES = /\{[^{}]*\}(?=\[\w+\]\s*\+\s*"\.(js|css)")/g
/** Webpack's own list of the chunks that have a sheet: exactly those with a hash of one. */
const WITH_SHEET = /\{(?:\d+:1,?)+\}(?=\[\w+\])/g
/** How the app loads a page, after its place in the table: one chunk or several, then the module, which has the place as its number. */
const PAGE_LOAD =
  /\[(\d+),\(\)=>(?:Promise\.all\(\[((?:\w+\.e\(\d+\),?)+)\]\)|\w+\.e\((\d+)\))\.then\(\w+\.bind\(\w+,(\d+)\)\)\]/g
/** The same of all pages. */
const PAGE_LOADS = /\[(?:\[\d+\],?)+\](?=\.map\()/
const SHEET = /<link href="([^"]+\.css)" rel="stylesheet">/g
/** After the HTML plugin has written its page. */
const STAGE = 5000
const ROOT = path.resolve(__dirname, '..')
/** The oldest engines of H5 (babel.config.js). */
const TARGET = ['chrome84', 'safari14']

export class H5Shell {
  constructor(private readonly settings: ShellSettings) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, () => {
        const page = compilation.getAsset(PAGE)
        if (!page) return
        const write = (name: string, text: string) =>
          compilation.updateAsset(name, new compiler.webpack.sources.RawSource(text))
        const boot = this.bootOf(compilation)
        write(PAGE, this.finish(String(page.source.source()), boot))
        // Development files have no hash in their names.
        if (compiler.options.mode === 'production') shareTables(compilation, boot, this.settings.pagePaths, write)
      })
    })
  }

  private finish(html: string, boot: Omit<BootTable, 'styles'>): string {
    // Without it the page would come without any styles, and nothing else would say so.
    if (!BOOT.test(html)) throw new Error('src/index.html has lost the place of its script: /*boot: …*/')
    const styles = [...html.matchAll(SHEET)].map(([, href]) => href ?? '')
    const ahead = styles.map((href) => `<link rel="preload" href="${href}" as="style">`).join('')
    const script = compileBoot({ ...boot, styles })
    return html
      .replace(SHEET, '')
      .replace(/<style>([^]*?)<\/style>/, (_, css: string) => `<style>${smallCss(css)}</style>`)
      .replace('</head>', `${ahead}</head>`)
      .replace(BOOT, () => script)
  }

  private bootOf(compilation: Compilation): Omit<BootTable, 'styles'> {
    const { shells, storagePrefix, homeUrl, userUrl, trendUrl, accessKey, gatewayAccessKey } = this.settings
    const files = filesOf(compilation)
    const wanted = new Map<string, number[]>()
    let lower: number[] = []
    for (const group of compilation.chunkGroups) {
      const page = group.origins
        .map(({ request }) => request?.match(/(pages|subPages|subPagesB|share|official)\/.*$/)?.[0])
        .find(Boolean)
      const isLower = group.origins.some(({ request }) => request === LOWER)
      const own = group.chunks.map(({ id }) => Number(id)).filter((id) => id in files.chunks || id in files.sheets)
      if (isLower) lower = own
      if (page) wanted.set(page, own)
    }
    const pages = shells.map(({ address, page, title, kind }): [string, PageShell] => [
      address,
      [title, kind, ...(wanted.get(page) ?? [])],
    ])
    return {
      prefix: storagePrefix,
      home: homeUrl,
      user: userUrl,
      trend: trendUrl,
      lower,
      ...files,
      accessKey,
      gatewayAccessKey,
      pages: Object.fromEntries(pages),
    }
  }
}

/** Hash of each chunk's script and sheet, by its number. */
function filesOf({ chunks }: Compilation): Pick<BootTable, 'chunks' | 'sheets'> {
  const tables: Record<string, Record<number, string>> = { chunk: {}, css: {} }
  for (const file of [...chunks].flatMap((one) => [...one.files])) {
    const [, folder = '', id = '', hash = ''] = FILE.exec(file) ?? []
    const table = tables[folder]
    if (table) table[Number(id)] = hash
  }
  return { chunks: tables.chunk ?? {}, sheets: tables.css ?? {} }
}

/** index.html has the hashes of all files and the files of all pages: the app reads them there, and they are sent once. */
function shareTables(
  compilation: Compilation,
  { pages, chunks, sheets }: Pick<BootTable, 'pages' | 'chunks' | 'sheets'>,
  pagePaths: readonly string[],
  write: (name: string, text: string) => void,
): void {
  const scripts = [...compilation.entrypoints.values()]
    .flatMap((point) => point.getFiles())
    .filter((file) => file.endsWith('.js'))
  let loads = 0
  const shared = scripts.map((name) => {
    const text = String(compilation.getAsset(name)?.source.source() ?? '')
    const lean = text
      .replace(PAGE_LOAD, (_, place: string, several: string | undefined, one: string, module: string) => {
        // A chunk without a file of its own is in the first ones.
        const asked = (several ?? one).match(/\.e\(\d+|^\d+$/g)?.map((text) => Number(text.replace('.e(', ''))) ?? []
        const files = asked.filter((id) => id in chunks || id in sheets)
        const named = pages[pagePaths[Number(place)] ?? '']?.slice(2) ?? []
        if ([...named].sort().join() !== [...files].sort().join())
          throw new Error(`index.html names other files for ${pagePaths[Number(place)]} than the app`)
        if (module !== place) throw new Error(`the module of ${pagePaths[Number(place)]} is not numbered by its place`)
        loads += 1
        return `[${place}]`
      })
      .replace(PAGE_LOADS, placesOf(pagePaths, pages))
      .replace(HASHES, (_, kind: string) => `window.__hashes.${kind}`)
      .replace(WITH_SHEET, 'window.__hashes.css')
    if (lean !== text) write(name, lean)
    return (text.match(HASHES)?.length ?? 0) + (text.match(WITH_SHEET)?.length ?? 0)
  })
  if (shared.reduce((sum, found) => sum + found, 0) !== 3)
    throw new Error('the tables of hashes are not where config/h5-shell.ts looks for them')
  const built = pagePaths.filter((path) => path in pages).length
  if (loads !== built) throw new Error(`config/h5-shell.ts found the files of ${loads} of ${built} pages`)
}

/** The places of all pages that are built, as short as can be. */
function placesOf(pagePaths: readonly string[], pages: BootTable['pages']): string {
  const missing = pagePaths.flatMap((path, place) => (path in pages ? [] : [place]))
  const all = `[...Array(${pagePaths.length})].map((_,place)=>[place])`
  return missing.length === 0 ? all : `${all}.filter(([place])=>![${missing.join()}].includes(place))`
}

/** boot.ts as one plain script. '<' never is in a table's text: it could end the script element. */
function compileBoot(table: BootTable): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT, 'src/platform/early/boot.ts')],
    alias: { '@domain': path.join(ROOT, 'domain') },
    define: { BOOT_TABLE: JSON.stringify(table) },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target: TARGET,
  })
  const script = outputFiles[0]?.text ?? ''
  if (/<\/script|<!--/i.test(script)) throw new Error('boot.ts: its text would end the script element of index.html')
  return script.trim()
}

const smallCss = (css: string): string =>
  transformSync(css, { loader: 'css', minify: true, target: TARGET }).code.trim()
