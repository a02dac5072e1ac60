import fs from 'node:fs'
import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import type { IPluginContext } from '@tarojs/service'

const SOURCE = path.resolve(__dirname, '../src')
const LEAN = path.resolve(__dirname, 'lean')
const ARIA = path.resolve(__dirname, 'aria')

/**
 * What Taro puts on the first H5 route although this app does not use it: the web components of pull-down and tab bar with
 * their runtime, its tab bar and navigation bar, the style sheet of all web components, and patterns and notations of addresses.
 */
const OWN_BARS = path.join(LEAN, 'web-components.js')
const UNUSED_ON_H5: { request: RegExp; askedBy: RegExp; instead: string }[] = [
  // Only what the entry itself asks for: a page's own imports stay what they are.
  { request: /^@tarojs\/components\/dist\/components$/, askedBy: /[\\/]src$/, instead: OWN_BARS },
  {
    request: /^\.\/(tabbar|navigationBar|navigation-bar)\.js$/,
    askedBy: /@tarojs[\\/]router[\\/]dist/,
    instead: OWN_BARS,
  },
  {
    request: /^query-string$/,
    askedBy: /@tarojs[\\/]router[\\/]dist/,
    instead: path.join(LEAN, 'query-string.js'),
  },
  {
    request: /^universal-router$/,
    askedBy: /@tarojs[\\/]router[\\/]dist/,
    instead: path.join(LEAN, 'universal-router.js'),
  },
  {
    request: /^\.\.\/style\.js$/,
    askedBy: /@tarojs[\\/]router[\\/]dist/,
    instead: path.join(LEAN, 'router-style.js'),
  },
  {
    request: /^\.\/mutationCache\.js$/,
    askedBy: /@tanstack[\\/]query-core/,
    instead: path.join(LEAN, 'mutation-cache.js'),
  },
  { request: /^@tarojs\/api$/, askedBy: /@tarojs[\\/]taro-h5/, instead: path.join(LEAN, 'taro-api.js') },
  { request: /^@tarojs\/components$/, askedBy: /./, instead: path.join(LEAN, 'components') },
  // In the sheet instead of in the script, with the two loaders that put it there.
  { request: /@tarojs\/components\/global\.css$/, askedBy: /[\\/]src$/, instead: path.join(LEAN, 'global.css') },
  { request: /taro-components\.css$/, askedBy: /plugin-platform-h5/, instead: path.join(LEAN, 'web-components.css') },
]

/** Our own modules do nothing when merely imported, so that a barrel brings only what is used of it, styles included. */
const PURE = ['ui', 'blocks', 'shared', 'routes', 'platform', 'stores', 'features', 'auth', 'request', 'telemetry'].map(
  (folder) => path.join(SOURCE, folder),
)
const IMPURE = /\.s?css$/

interface Platform {
  template: {
    mergeComponents(ctx: IPluginContext, components: object): void
    internalComponents: Record<string, Record<string, string>>
  }
  runtimePath: string | string[]
}

/**
 * What the app sets of a component's attributes, and nothing else: the templates are in the main package, those of a scroll-view four
 * times with 2 KB each. config/aria/runtime.js leaves out the same.
 */
function keepOnly(platform: Platform): void {
  const kept = JSON.parse(fs.readFileSync(path.join(ARIA, 'kept.json'), 'utf8')) as Record<string, string[]>
  for (const [name, attributes] of Object.entries(kept)) {
    const all = platform.template.internalComponents[name]
    const missing = attributes.filter((attribute) => all?.[attribute] === undefined)
    if (!all || missing.length > 0) throw new Error(`config/aria/kept.json: ${name} has no ${missing.join(', ')}`)
    for (const attribute of Object.keys(all)) if (!attributes.includes(attribute)) delete all[attribute]
  }
}

/**
 * Names and states for screen readers in the mini-program: Taro's templates leave out what its components do not list, and WeChat calls
 * the role `aria-role`.
 */
function readAloud(ctx: IPluginContext, platform: Platform): void {
  const components = JSON.parse(fs.readFileSync(path.join(ARIA, 'components.json'), 'utf8')) as object
  platform.template.mergeComponents(ctx, components)
  keepOnly(platform)
  platform.runtimePath = [platform.runtimePath, path.join(ARIA, 'runtime.js')].flat()
}

export interface LeanOptions {
  /** Webpack's cache; undefined: none. */
  cache: object | undefined
  /** How the H5 production build is cut (h5-chunks.ts). */
  splitChunks: object
  /** Of the mini-program, beside Taro's (weapp-chunks.ts). */
  cacheGroups: object
  /** Numbers the pages' modules (h5-page-ids.ts). */
  pageIds: Plugin
  /** Finishes index.html (h5-shell.ts). */
  shell: Plugin
  /** Has the first files compiled before they run (h5-compiled-ahead.ts). */
  compiledAhead: Plugin
  /** Writes the service worker (h5-worker.ts). */
  worker: Plugin
  /** Sorts the style sheets (style-order.ts). */
  styleOrder: Plugin
  /** The mini-program's json of each page, by its path: of the route table instead of a file beside each page. */
  pageConfigs: Record<string, object>
  /** Every page's address, in the order of the route table. */
  pagePaths: string[]
}

/** Taro's own plugin for mini-programs, of which it keeps what it has read of each page's config file. */
interface MiniPlugin {
  filesConfig: Record<string, { content: object } | undefined>
}

// Taro compiles this file alone and none that it imports: the plugins come as they are.
interface Plugin {
  apply(compiler: never): void
}

const asPlugin = (made: Plugin) =>
  class {
    apply(compiler: never) {
      made.apply(compiler)
    }
  } as never

interface Compiler {
  hooks: {
    thisCompilation: {
      tap(name: string, found: (compilation: { hooks: { finishModules: Tap } }) => void): void
    }
  }
}

interface Tap {
  tap(name: string, then: () => void): void
}

/** Ends a build in which a stand-in took no module's place: Taro or a package has moved it, and what it replaces is back (ADR 0013). */
const countedStandIns = (used: ReadonlySet<RegExp>): Plugin => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('countedStandIns', ({ hooks }) =>
      hooks.finishModules.tap('countedStandIns', () => {
        const mute = UNUSED_ON_H5.filter(({ request }) => !used.has(request))
        if (mute.length === 0) return
        const names = mute.map(({ request }) => String(request)).join(', ')
        throw new Error(`config/plugin-lean.ts: nothing asks any more for ${names}`)
      }),
    )
  },
})

interface Stats {
  toJson(options?: object): object
}

interface DoneCompiler {
  hooks: { done: { tap(when: { name: string; stage: number }, then: (stats: Stats) => void): void } }
}

/** Taro prints errors and warnings, for which it asks for the whole of webpack's statistics: a tenth of the time of a build for delivery. */
const onlyFaults: Plugin = {
  apply(compiler: DoneCompiler) {
    compiler.hooks.done.tap({ name: 'onlyFaults', stage: -1000 }, (stats) => {
      const toJson = stats.toJson.bind(stats)
      stats.toJson = () => toJson({ all: false, errors: true, warnings: true, errorDetails: true })
    })
  },
}

type Chain = Parameters<Parameters<IPluginContext['modifyWebpackChain']>[0]>[0]['chain']

/** H5's first files, which index.html names and config/h5-shell.ts rewrites as Terser leaves them. */
const FIRST_FILES = /^js\//

/** swc's words for what config/prod.ts asks of Terser. */
const swcOptions = {
  ecma: 2020,
  compress: { passes: 2 },
  mangle: { safari10: true },
  format: { comments: false, ascii_only: false },
}

/** All other files by swc, which takes a small part of Terser's time for about the same bytes. */
function minifyFast(optimization: Chain['optimization']): void {
  optimization.minimizer('terserPlugin').tap(([options]) => [{ ...options, include: FIRST_FILES }])
  optimization
    .minimizer('swcPlugin')
    .use(TerserPlugin<Record<string, unknown>>, [
      { exclude: FIRST_FILES, minify: TerserPlugin.swcMinify, terserOptions: swcOptions },
    ])
}

export default (
  ctx: IPluginContext,
  {
    cache,
    splitChunks,
    cacheGroups,
    pageIds,
    shell,
    compiledAhead,
    worker,
    styleOrder,
    pageConfigs,
    pagePaths,
  }: LeanOptions,
) => {
  if (process.env.TARO_ENV === 'weapp') {
    ctx.registerMethod({ name: 'onSetupClose', fn: (platform: Platform) => readAloud(ctx, platform) })
    ctx.onCompilerMake(({ plugin }: { plugin: MiniPlugin }) => {
      for (const [page, content] of Object.entries(pageConfigs)) {
        const file = plugin.filesConfig[`${page}.config`]
        if (file === undefined) throw new Error(`Taro does not know the page ${page} of the route table`)
        file.content = content
      }
    })
  }
  ctx.modifyWebpackChain(({ chain, webpack }) => {
    chain.module
      .rule('ownModulesArePure')
      .test(
        (file: string) =>
          (PURE.some((folder) => file.startsWith(folder)) || file.includes('/domain/')) && !IMPURE.test(file),
      )
      .set('sideEffects', false)
    if (cache !== undefined) chain.cache(cache)
    if (process.env.NODE_ENV === 'production') {
      chain.module.rule('script').use('babelLoader').loader(path.join(LEAN, 'script-loader.cjs'))
      minifyFast(chain.optimization)
      chain.plugin('onlyFaults').use(asPlugin(onlyFaults))
    }
    chain.plugin('styleOrder').use(asPlugin(styleOrder))
    if (process.env.TARO_ENV === 'weapp') {
      const cut = chain.optimization.get('splitChunks') as { cacheGroups: object }
      chain.optimization.splitChunks({ ...cut, cacheGroups: { ...cut.cacheGroups, ...cacheGroups } })
      chain
        .plugin('standIns')
        .use(webpack.ProvidePlugin, [{ AbortController: [path.join(SOURCE, 'polyfills.weapp.ts'), 'AbortController'] }])
      return
    }
    // In development a page is compiled when it is opened first, by a server that only this machine reaches.
    if (cache !== undefined && process.env.DEV_WHOLE !== '1')
      chain.set('experiments', { lazyCompilation: { entries: false, imports: true } })
    // Each module is compiled into one file only then: what several pages share would be written into each of them.
    chain.optimization.splitChunks(
      process.env.NODE_ENV === 'production' ? splitChunks : { ...chain.optimization.get('splitChunks'), chunks: 'all' },
    )
    // A component that config/lean/components lacks is a fault of the build, not an undefined on the page.
    chain.module.set('strictExportPresence', true)
    // What the oldest engines of H5 know (babel.config.js): webpack's own code, a function for each export, in short words.
    chain.output.set('environment', { arrowFunction: true, const: true, destructuring: true, templateLiteral: true })
    chain.module
      .rule('leanEntry')
      .test(/[\\/]src[\\/]app\.config\.ts$/)
      .enforce('post')
      .use('lean')
      .loader(path.join(LEAN, 'app-config-loader.cjs'))
      .options({ pagePaths })
    chain.module
      .rule('titles')
      .test(/[\\/]src[\\/]routes[\\/]parts[\\/][\w-]+\.ts$/)
      .enforce('pre')
      .use('lean')
      .loader(path.join(LEAN, 'titles-loader.cjs'))
    const used = new Set<RegExp>()
    UNUSED_ON_H5.forEach(({ request, askedBy, instead }, index) => {
      chain.plugin(`unusedOnH5-${index}`).use(webpack.NormalModuleReplacementPlugin, [
        request,
        (found: { context: string; request: string }) => {
          if (!askedBy.test(found.context)) return
          found.request = instead
          used.add(request)
        },
      ])
    })
    // A build from webpack's cache resolves what has changed only.
    if (cache === undefined) chain.plugin('countedStandIns').use(asPlugin(countedStandIns(used)))
    if (process.env.NODE_ENV === 'production') chain.plugin('pageIds').use(asPlugin(pageIds))
    chain.plugin('shell').use(asPlugin(shell))
    chain.plugin('compiledAhead').use(asPlugin(compiledAhead))
    chain.plugin('worker').use(asPlugin(worker))
  })
}
