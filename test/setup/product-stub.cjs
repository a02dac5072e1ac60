/* jest's transformer of the product's sources and of the packages that tests share with it: the module is the one outside. */
const path = require('node:path')
const { packages, root } = require('./product.cjs')

const inPackages = `${path.join(root, 'node_modules')}${path.sep}`

function nameOf(file) {
  if (!file.startsWith(inPackages)) return path.relative(root, file).replaceAll('\\', '/')
  const rest = file.slice(inPackages.length).replaceAll('\\', '/')
  return packages.find((name) => rest.startsWith(`${name}/`))
}

module.exports = {
  process: (_source, file) => ({ code: `module.exports = __outside(${JSON.stringify(nameOf(file))})` }),
}
