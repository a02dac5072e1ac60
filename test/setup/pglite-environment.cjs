/*
 * Node environment that owns PGlite. jest's sandbox refuses the dynamic imports inside PGlite; loaded out here it works
 * without a flag, and its WebAssembly is compiled once per worker instead of once per test file.
 */
const { TestEnvironment } = require('jest-environment-node')

class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.__pglite = () => require('@electric-sql/pglite')
  }
}

module.exports = PgliteEnvironment
