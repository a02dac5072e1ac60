import type { UserConfigExport } from '@tarojs/cli'

/** Chinese stays Chinese in the bundles: an escape takes twice the bytes. Taro's own settings keep each function's name and quote each key. */
const terser = {
  enable: true,
  config: {
    ecma: 2020,
    keep_fnames: false,
    compress: { passes: 2 },
    output: { ascii_only: false, quote_keys: false, keep_quoted_props: false },
  },
}

/** Names that change with the content: caches keep these files for ever. config/h5-shell.ts reads them. */
const h5 = {
  output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'chunk/[id].[contenthash:6].js' },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[id].[contenthash:6].css',
  },
}

export default { terser, mini: {}, h5 } satisfies UserConfigExport<'webpack5'>
