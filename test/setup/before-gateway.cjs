/* jest's globalSetup of the gateway's tests: what every file would otherwise do again. */
const { makeProduct } = require('./product.cjs')
const { tellHashes } = require('./sources.cjs')

module.exports = async () => {
  tellHashes()
  await makeProduct()
}
