/*
 * The gateway as its tests get it: all its modules with their packages in one file, which a worker loads once, outside jest's sandboxes.
 * jest gives every test file a world of its own; with the product in it, each file would find, read and compile two thousand modules
 * again, and run all of them cold. A module keeps nothing that a gateway changes, here as in a process that opens several gateways.
 *   before the tests make-product.mjs          makes the file
 *   in a worker      product-environment.cjs   hands it out, as `__outside(name)`
 *   in a test file   product-stub.cjs          each import of the product or of one of `packages` asks for its module by name
 */
const path = require('node:path')

const root = path.resolve(__dirname, '../..')

const sources = ['gateway', 'domain', 'contract']

/** What tests have in common with the product, which recognises its errors, clients and registries by identity. */
const packages = ['@electric-sql/pglite', 'fastify', 'kysely', 'pg', 'prom-client', 'sharp']

module.exports = { outfile: path.join(root, '.cache/test-product/product.cjs'), packages, root, sources }
