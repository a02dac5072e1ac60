import type { UserConfigExport } from '@tarojs/cli'

/** Calls, API pages and files go to the gateway that runs beside the development server: the prefixes of CV-1. */
const prefixes = [
  ...['/api', '/sale', '/job', '/substitution', '/gas', '/predict', '/tcapi', '/energyapi', '/sqdev', '/btwob', '/gpt'],
  ...['/demand', '/answer', '/cms', '/docs'],
]
const gateway = `http://127.0.0.1:${process.env.PORT ?? '10086'}`

export default {
  logger: { quiet: false, stats: false },
  mini: {},
  h5: { devServer: { port: 10087, open: false, hot: false, proxy: [{ context: prefixes, target: gateway }] } },
} satisfies UserConfigExport<'webpack5'>
