/*
 * Finishes index.html: the table that its inline script reads (names and shapes of the pages, and the chunk to fetch ahead
 * for each), and a style sheet that does not hold up the first paint.
 */

export interface Shell {
  address: string
  page: string
  title: string
  kind: string
}

export interface ShellSettings {
  shells: Shell[]
  /** Before every storage key. */
  storagePrefix: string
  homeUrl: string
  accessKey: string
  gatewayAccessKey: string
}

interface Source {
  source(): string | Buffer
}

interface Compilation {
  chunkGroups: { origins: { request?: string }[]; getFiles(): string[] }[]
  entrypoints: Map<string, { getFiles(): string[] }>
  getAsset(name: string): { source: Source } | undefined
  updateAsset(name: string, source: unknown): void
  hooks: { processAssets: { tap(options: { name: string; stage: number }, run: () => void): void } }
}

interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } }
  webpack: { sources: { RawSource: new (text: string) => unknown } }
}

const NAME = 'H5Shell'
const PAGE = 'index.html'
const BOOT = /\/\*boot\*\/\s*\{\}/
/** After the HTML plugin has written its page. */
const STAGE = 5000

export class H5Shell {
  constructor(private readonly settings: ShellSettings) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: STAGE }, () => {
        const page = compilation.getAsset(PAGE)
        if (!page) return
        const html = this.finish(String(page.source.source()), compilation)
        compilation.updateAsset(PAGE, new compiler.webpack.sources.RawSource(html))
      })
    })
  }

  private finish(html: string, compilation: Compilation): string {
    // Without it the page would come without any styles, and nothing else would say so.
    if (!BOOT.test(html)) throw new Error('src/index.html has lost the place of its page table: /*boot*/ {}')
    const styles = [...html.matchAll(/<link href="([^"]+\.css)" rel="stylesheet">/g)].map(([, href]) => href ?? '')
    const ahead = styles.map((href) => `<link rel="preload" href="${href}" as="style">`).join('')
    const boot = JSON.stringify({ ...this.bootOf(compilation), styles }).replace(/</g, '\\u003c')
    return html
      .replace(/<link href="[^"]+\.css" rel="stylesheet">/g, '')
      .replace('</head>', `${ahead}</head>`)
      .replace(BOOT, () => boot)
  }

  private bootOf(compilation: Compilation) {
    const { shells, storagePrefix, homeUrl, accessKey, gatewayAccessKey } = this.settings
    const entry = new Set([...compilation.entrypoints.values()].flatMap((point) => point.getFiles()))
    const chunks = new Map<string, string[]>()
    for (const group of compilation.chunkGroups) {
      const page = group.origins
        .map(({ request }) => request?.match(/(pages|subPages|subPagesB|share|official)\/.*$/)?.[0])
        .find(Boolean)
      if (page)
        chunks.set(
          page,
          group.getFiles().filter((file) => file.endsWith('.js') && !entry.has(file)),
        )
    }
    const pages = shells.map(({ address, page, title, kind }) => [address, [title, kind, ...(chunks.get(page) ?? [])]])
    return {
      prefix: storagePrefix,
      home: homeUrl,
      accessKey,
      gatewayAccessKey,
      pages: Object.fromEntries(pages) as Record<string, string[]>,
    }
  }
}
