/*
 * Stands in for universal-router and its patterns: the addresses of this app are plain (plugin-lean.ts). As with the original,
 * neither capitals nor a slash at the end make another address.
 */
const plain = (address) => address.toLowerCase().replace(/(.)\/+$/, '$1')

export default class UniversalRouter {
  constructor(routes) {
    this.routes = new Map()
    for (const { path, action } of routes)
      for (const address of [].concat(path)) this.routes.set(plain(address), action)
  }

  resolve(pathname) {
    const action = this.routes.get(plain(pathname))
    const nowhere = Object.assign(new Error('Route not found'), { status: 404 })
    return action === undefined ? Promise.reject(nowhere) : Promise.resolve(action({ pathname }, {}))
  }
}
