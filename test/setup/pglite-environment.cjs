/*
 * Node environment that owns PGlite. jest's sandbox refuses the dynamic imports inside PGlite; loaded out here it works
 * without a flag, and its WebAssembly is compiled once per worker instead of once per test file.
 */
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { TestEnvironment } = require('jest-environment-node')

const once = (make) => {
  const made = new Map()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key)
  }
}

const beside = (name) => path.join(path.dirname(require.resolve('@electric-sql/pglite')), name)
/** Held for the worker's life: what the engine has compiled and optimised goes on to the next file. */
const compiled = once((name) => WebAssembly.compile(readFileSync(beside(name))))
const blob = once((file) => new Blob([readFileSync(file)]))

class PgliteEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.__pglite = () => require('@electric-sql/pglite')
    this.global.__pgliteParts = async () => ({
      pgliteWasmModule: await compiled('pglite.wasm'),
      initdbWasmModule: await compiled('initdb.wasm'),
      fsBundle: blob(beside('pglite.data')),
    })
    this.global.__pgliteImage = blob
  }
}

module.exports = PgliteEnvironment
