import { customRoutes } from './app-config'
import { aliasesOf, pagePaths, routes } from './table'

/* Read by the build (config/index.ts): config files cannot import the app's own modules. */

const development = process.env.NODE_ENV === 'development'

/** What index.html needs of each address before any script: its page, name and shape. */
const shells = pagePaths.flatMap((path) => {
  const { title, tab, noNav, shell } = routes[path]
  const kind = tab ? 'tab' : noNav ? 'bare' : (shell ?? 'list')
  return [path, ...aliasesOf(path)].map((address) => ({ address, page: path.slice(1), title, kind }))
})

export default { customRoutes: customRoutes({ development, weapp: false }), shells }
