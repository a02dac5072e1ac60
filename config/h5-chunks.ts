import path from 'node:path'

/*
 * How the H5 build is split. First route: vendors + app + the home page's chunk + one style sheet. What every page needs (PageFrame and
 * its parts) belongs to `app`, because app.tsx imports it. What several other pages share is split by the pages that share it, so that
 * a page loads nothing that it does not use; the home page loads none of it.
 */

interface ChunkGroup {
  origins: { request?: string }[]
  parentsIterable: Iterable<ChunkGroup>
}

interface Chunk {
  canBeInitial(): boolean
  groupsIterable: Iterable<ChunkGroup>
}

interface Module {
  resource?: string
  type?: string
}

const HOME = 'pages/home/index/index'

const fromHome = (group: ChunkGroup): boolean => group.origins.some(({ request }) => request?.includes(HOME))

const isHome = (chunk: Chunk): boolean => [...chunk.groupsIterable].some(fromHome)

/** The home page, or a part that it loads after its first card: they bring what they need and never ask for what other pages share. */
const ofHome = (chunk: Chunk): boolean =>
  [...chunk.groupsIterable].some((group) => fromHome(group) || [...group.parentsIterable].some(fromHome))

/** A module that the home page and at least three others need belongs to the first file, so that no user loads it twice. */
const neededByAll = (module: unknown, { chunkGraph }: ChunkContext): boolean => {
  const chunks = [...chunkGraph.getModuleChunksIterable(module)]
  return chunks.some(isHome) && chunks.length > 3
}

interface ChunkContext {
  chunkGraph: { getModuleChunksIterable(module: unknown): Iterable<Chunk> }
}

const fromPackages = ({ resource = '' }: Module) => resource.includes(`${path.sep}node_modules${path.sep}`)

/** Parts of the design system that few pages show: their looks come with these pages. */
const OF_FEW_PAGES = /[\\/](VolumeInput\.scss|list[\\/]table\.scss|ui[\\/]nut[\\/])/

/** Style modules have no resource of their own: their identifier names the file. */
const fromDesignSystem = (module: Module & { identifier(): string }) =>
  /[\\/]src[\\/](ui|blocks|styles)[\\/]/.test(module.identifier()) && !OF_FEW_PAGES.test(module.identifier())

const ofOtherPages = (chunk: Chunk) => !chunk.canBeInitial() && !ofHome(chunk)

/** Webpack asks a second time with the chunks of all modules of a name together: each keeps the name that its own chunks gave it. */
const packagesNames = new WeakMap<Module, string>()
function packagesName(module: Module, { length }: readonly Chunk[]): string {
  const name = packagesNames.get(module) ?? (length > 2 ? 'packages' : 'packages-of-few')
  packagesNames.set(module, name)
  return name
}

const RECKONING =
  /[\\/](node_modules[\\/](big\.js|dayjs)[\\/]|domain[\\/](decimal|money|volume|price|percent|month)\.ts$)/

/**
 * NutUI by part, packages and wrappers (ADR 0014): a page loads `nut-base` and the parts that it imports. Each chunk has a budget
 * of its own in config/budget.json.
 */
const NUT_PARTS: readonly [chunk: string, files: RegExp][] = [
  ['nut-calendar', /packages[\\/]calendarcard[\\/]|ui[\\/]nut[\\/]calendar[\\/]/],
  // NutUI's icons are drawn by Rate alone.
  ['nut-rate', /packages[\\/]rate[\\/]|icons-react-taro[\\/]|hooks[\\/]use-refs|ui[\\/]nut[\\/]rate[\\/]/],
  ['nut-wheels', /packages[\\/]pickerview[\\/]|ui[\\/]nut[\\/]wheels[\\/]/],
]
const NUT =
  /[\\/]node_modules[\\/](@nutui|@swc[\\/]helpers|classnames|react-fast-compare)[\\/]|[\\/]config[\\/]lean[\\/]components[\\/]|[\\/]src[\\/]ui[\\/]nut[\\/]/

/** The file of a module. Style modules have no resource: their identifier ends with the file. */
const fileOf = (module: Module & { identifier(): string }): string =>
  module.resource ?? module.identifier().split('!').at(-1) ?? ''

const nutChunkOf = (module: Module & { identifier(): string }): string =>
  NUT_PARTS.find(([, files]) => files.test(fileOf(module)))?.[0] ?? 'nut-base'

const sheet = { name: 'app', type: 'css/mini-extract', priority: 200, enforce: true }

export const h5SplitChunks = {
  chunks: 'all',
  minSize: 0,
  hidePathInfo: true,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    common: false,
    vendors: {
      name: 'vendors',
      chunks: 'initial',
      test: fromPackages,
      priority: 100,
      enforce: true,
    },
    taro: false,
    // One sheet for the first route and the design system; what only other pages need comes with their chunk.
    firstStyles: { ...sheet, chunks: (chunk: Chunk) => chunk.canBeInitial() || isHome(chunk) },
    commonStyles: { ...sheet, chunks: 'all', test: fromDesignSystem },
    base: {
      name: 'app',
      chunks: 'all',
      test: (module: Module, context: ChunkContext) =>
        (module.type ?? '').startsWith('javascript') && !fromPackages(module) && neededByAll(module, context),
      priority: 50,
      enforce: true,
    },
    // Sums and months: the first card needs none (domain/decimal-text, domain/day), nearly everything behind it does.
    reckoning: {
      name: 'reckoning',
      chunks: (chunk: Chunk) => !chunk.canBeInitial(),
      test: ({ resource = '' }: Module) => RECKONING.test(resource),
      priority: 60,
      enforce: true,
    },
    nut: {
      name: nutChunkOf,
      chunks: ofOtherPages,
      test: (module: Module & { identifier(): string }) => NUT.test(fileOf(module)),
      priority: 210,
      enforce: true,
    },
    // Packages that the home page does without: those of many pages, and those of a few.
    packages: {
      name: packagesName,
      chunks: ofOtherPages,
      test: fromPackages,
      minChunks: 2,
      priority: 20,
      enforce: true,
    },
    shared: {
      chunks: ofOtherPages,
      test: ({ type = '' }: Module) => type.startsWith('javascript'),
      minChunks: 3,
      // Bytes before compression: less than that is cheaper copied into each page than asked for by itself.
      minSize: 8000,
      priority: 10,
    },
  },
}
