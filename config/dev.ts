import type { UserConfigExport } from '@tarojs/cli'

/** Calls, API pages and files go to the gateway that runs beside the development server: the prefixes of CV-1. */
const prefixes = [
  ...['/api', '/sale', '/job', '/substitution', '/gas', '/predict', '/tcapi', '/energyapi', '/sqdev', '/btwob', '/gpt'],
  ...['/demand', '/answer', '/cms', '/docs'],
]
const gateway = `http://127.0.0.1:${process.env.PORT ?? '10086'}`

/** Names without a hash: a file that is exchanged while the page stays keeps its address. */
const h5 = {
  output: { filename: 'js/[name].js', chunkFilename: 'chunk/[name].js' },
  miniCssExtractPluginOption: { ignoreOrder: true, filename: 'css/[name].css', chunkFilename: 'css/[name].css' },
  devServer: {
    port: Number(process.env.APP_PORT ?? '10087'),
    open: false,
    // Components are exchanged in the open page; where that is impossible the page is loaded again.
    hot: true,
    proxy: [{ context: prefixes, target: gateway }],
  },
}

export default { logger: { quiet: false, stats: false }, mini: {}, h5 } satisfies UserConfigExport<'webpack5'>
