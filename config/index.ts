import path from 'node:path'
import { defineConfig, type UserConfigExport } from '@tarojs/cli'
import { readConfig } from '@tarojs/helper'
import dev from './dev'
import prod from './prod'
import { developmentCache } from './dev-cache'
import { chooseEnvironment } from './env'
import { h5SplitChunks } from './h5-chunks'
import { H5CompiledAhead } from './h5-compiled-ahead'
import { H5PageIds } from './h5-page-ids'
import { H5Shell, type Shell } from './h5-shell'
import { H5Worker } from './h5-worker'
import { StyleOrder } from './style-order'
import { SHARED, weappCacheGroups } from './weapp-chunks'
import { version } from '../package.json'

const root = path.resolve(__dirname, '..')
const isWeapp = process.env.TARO_ENV === 'weapp'
const isDevelopment = process.env.NODE_ENV === 'development'

/** Packages that ship newer syntax than the oldest engine, and our own folders outside src (Taro compiles src only). */
const compiledToo = [
  path.join(root, 'domain'),
  path.join(root, 'config/lean/components'),
  // The one file of the contract that is more than types: which reads a write makes old.
  path.join(root, 'contract/tags.ts'),
  (file: string) => /node_modules[\\/](@tanstack|zustand|d3-[a-z]+|internmap|qrcode-generator)[\\/]/.test(file),
]

/** What the route table says to the build (src/routes/for-build.ts). */
interface RouteTable {
  customRoutes: Record<string, string[]>
  shells: Shell[]
  pageConfigs: Record<string, object>
  pagePaths: string[]
  /** Of the mini-program's sub-packages. */
  roots: string[]
  /** A mark by place in the table. */
  unbuilt: string
}

interface Chain {
  output: { devtoolModuleFilenameTemplate(template: string): unknown }
}

/** Maps name the files of this repository as they are called; Taro writes the mini-program's paths with underscores. */
const webpackChain = (chain: Chain): void => void chain.output.devtoolModuleFilenameTemplate('[resource-path]')

export default defineConfig<'webpack5'>(async (merge) => {
  const env = chooseEnvironment(process.env.APP_ENV, process.env.NODE_ENV, {
    weapp: isWeapp,
    host: process.env.APP_HOST,
    initAuth: process.env.APP_INIT_AUTH === '1',
  })
  const table = readConfig(path.join(root, 'src/routes/for-build.ts')) as RouteTable
  const shell = new H5Shell({
    shells: table.shells,
    pagePaths: table.pagePaths,
    storagePrefix: env.storagePrefix,
    homeUrl: `${env.hosts.default}/api/crmgas/home/summary`,
    userUrl: `${env.hosts.default}/api/crmgas/portal/user/userInfo`,
    trendUrl: `${env.hosts.energy}/energyapi/energy/trend`,
    accessKey: env.accessKey,
    gatewayAccessKey: env.gatewayAccessKey,
  })
  // For operation only: no file points at them, and the build moves them beside dist (scripts/lib/source-maps.mjs).
  const isDelivered = !isDevelopment && !/DEV$/.test(env.name)
  const maps = isDelivered ? { enableSourceMap: true, sourceMapType: 'hidden-source-map' as const } : {}
  const withoutRtl = { './config/lean/without-rtl.cjs': { enable: true, config: {} } }
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'gas-customer-app',
    date: '2026-11-1',
    designWidth: 375,
    deviceRatio: { 375: 2 },
    sourceRoot: 'src',
    // The development server of H5 keeps its files in memory; dist/h5 stays what was built for delivery.
    outputRoot: isWeapp ? 'dist/weapp' : isDevelopment ? '.cache/h5' : 'dist/h5',
    // HTML tags are native to H5: the translation is for the mini-program only.
    plugins: [
      ...(isWeapp ? ['@tarojs/plugin-html'] : []),
      [
        path.join(root, 'config/plugin-lean.ts'),
        {
          cache: isDevelopment ? developmentCache({ env, table }) : undefined,
          splitChunks: h5SplitChunks,
          cacheGroups: weappCacheGroups(table.roots),
          pageIds: new H5PageIds(table.pagePaths),
          shell,
          compiledAhead: new H5CompiledAhead(),
          worker: new H5Worker(),
          styleOrder: new StyleOrder(),
          pageConfigs: table.pageConfigs,
          pagePaths: table.pagePaths,
        },
      ],
    ],
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    // Taro's own cache names TypeScript files as dependencies, which webpack cannot follow: config/dev-cache.ts is set instead.
    cache: { enable: false },
    alias: {
      '@': path.join(root, 'src'),
      '@domain': path.join(root, 'domain'),
      '@contract': path.join(root, 'contract'),
    },
    // Neither old engines nor DingTalk are hosts of this app.
    env: { SUPPORT_TARO_POLYFILL: '"disabled"', SUPPORT_DINGTALK_NAVIGATE: '"disabled"' },
    defineConstants: {
      __APP__: JSON.stringify(env),
      __VERSION__: JSON.stringify(version),
      __UNBUILT__: JSON.stringify(table.unbuilt),
    },
    copy: {
      patterns: isWeapp
        ? [
            // Taro knows nothing of it: WeChat reads from it that no page may be found by searching.
            { from: 'src/sitemap.json', to: 'dist/weapp/sitemap.json' },
            // Markers of WeChat's map are pictures, in the package of the pages that show it.
            { from: 'src/platform/tiles/pins/', to: 'dist/weapp/subPages/position/pins/' },
          ]
        : [],
      options: {},
    },
    // Mini-program: templates of so many nested elements are in the main package, 4 KB a level; what lies deeper begins again in a
    // component without an element of its own. Pages are 8 to 13 deep.
    baseLevel: 10,
    mini: {
      ...maps,
      webpackChain,
      commonChunks: (chunks: string[]) => [...chunks, SHARED],
      compile: { include: compiledToo },
      postcss: { pxtransform: { enable: false, config: {} }, ...withoutRtl },
      miniCssExtractPluginOption: { ignoreOrder: true },
      optimizeMainPackage: { enable: process.env.NODE_ENV === 'production' },
      sassLoaderOption: { sassOptions: { silenceDeprecations: ['legacy-js-api'] } },
    },
    h5: {
      ...maps,
      webpackChain,
      publicPath: '/',
      staticDirectory: 'static',
      router: { mode: 'browser', basename: '', customRoutes: table.customRoutes },
      compile: { include: compiledToo },
      // HTML tags stay HTML tags: Taro would turn `button` in a style sheet into its web component's name.
      postcss: {
        htmltransform: { enable: false, config: { removeCursorStyle: false } },
        pxtransform: { enable: false, config: {} },
        autoprefixer: { enable: true, config: {} },
        ...withoutRtl,
      },
      // In development too: style-order.ts sorts the sheets that are files.
      enableExtract: true,
    },
  }
  return merge({}, base, isDevelopment ? dev : prod)
})
