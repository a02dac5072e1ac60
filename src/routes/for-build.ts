import { customRoutes, pageConfigs, shells, unbuilt } from './app-config'

/* Read by the build (config/index.ts): config files cannot import the app's own modules. */

const choice = { development: process.env.NODE_ENV === 'development', weapp: process.env.TARO_ENV === 'weapp' }

export default {
  customRoutes: customRoutes(choice),
  shells: shells(choice),
  pageConfigs: pageConfigs(choice),
  unbuilt: unbuilt(),
}
