import { existsSync } from 'node:fs'
import { isWeapp } from '../platform/host'
import { appConfig, pageConfigs, shells } from './app-config'
import { customRoutes, pagePaths } from './table'

/* Read by the build (config/index.ts) at the root of the repository: config files cannot import the app's own modules. */

/** A page is built when its file is there. */
const unbuilt = pagePaths.filter((path) => !existsSync(`src${path}.tsx`))
const choice = {
  development: process.env.NODE_ENV === 'development',
  weapp: isWeapp,
  unbuilt,
}

export default {
  customRoutes: customRoutes(),
  shells: shells(choice),
  pageConfigs: pageConfigs(choice),
  pagePaths,
  roots: appConfig(choice).subPackages.map(({ root }) => root),
  // A mark by place in the table: the app would otherwise carry each of these addresses twice.
  unbuilt: pagePaths.map((path) => (unbuilt.includes(path) ? '-' : '+')).join(''),
}
