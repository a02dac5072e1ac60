/* Node environment of the gateway's tests: what a worker loads once for all its files. */
const { readFileSync } = require('node:fs')
const path = require('node:path')
const { TestEnvironment } = require('jest-environment-node')
const { createKept } = require('./kept-copies.cjs')
const { once, outside } = require('./outside.cjs')

const beside = (name) => path.join(path.dirname(require.resolve('@electric-sql/pglite')), name)
/** Held for the worker's life: what the engine has compiled and optimised goes on to the next file. */
const compiled = once((name) => WebAssembly.compile(readFileSync(beside(name))))
const blob = once((file) => new Blob([readFileSync(file)]))

/** Held for the worker's life (database.ts). */
const keptAdmin = { last: Promise.resolve() }

/** A worker has few databases open at once; each has up to nine connections. */
const keptCopies = createKept(3)

/** A test tells the product's errors by their class, and holds its Date still. */
const shared = { AggregateError, Date, Error, RangeError, ReferenceError, SyntaxError, TypeError, URIError }

class ProductEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.__outside = outside
    this.global.__keptAdmin = keptAdmin
    this.global.__keptCopies = keptCopies
    Object.assign(this.global, shared)
    this.global.__pgliteParts = async () => ({
      pgliteWasmModule: await compiled('pglite.wasm'),
      initdbWasmModule: await compiled('initdb.wasm'),
      fsBundle: blob(beside('pglite.data')),
    })
    this.global.__pgliteImage = blob
  }
}

module.exports = ProductEnvironment
