/*
 * The gateway as its tests get it: all its modules with their packages in one file, which a worker loads once, outside jest's sandboxes.
 * jest gives every test file a world of its own; with the product in it, each file would find, read and compile two thousand modules
 * anew, and run all of them cold. A module keeps nothing that a gateway changes, here as in a process that opens several gateways.
 *   in a worker      product-environment.cjs   hands it out, as `__outside(name)`
 *   in a test file   product-stub.cjs          each import of the product or of one of `packages` asks for its module by name
 */
const { mkdirSync, readFileSync, readdirSync, renameSync } = require('node:fs')
const path = require('node:path')
const { pathToFileURL } = require('node:url')

const root = path.resolve(__dirname, '../..')
const folder = path.join(root, '.cache/test-product')
const outfile = path.join(folder, 'product.cjs')

const sources = ['gateway', 'domain', 'contract']

/** What tests have in common with the product: its errors, clients and registries are told apart by identity. */
const packages = ['@electric-sql/pglite', 'fastify', 'kysely', 'pg', 'pg-boss', 'prom-client', 'sharp']

/** Packages that look for files of their own beside them. */
const besideTheirFiles = ['@electric-sql/pglite', '@fastify/swagger-ui', 'sharp', 'pg-native']

/** main.ts is a program, not a module: it starts when it is loaded. */
const isSource = (file) => /(?<!\.test|\.d)\.ts$/.test(file) && !/^gateway\/(node_modules\/|main\.ts$)/.test(file)

const sourceFiles = () =>
  sources.flatMap((name) =>
    readdirSync(path.join(root, name), { recursive: true })
      .map((file) => `${name}/${file.replaceAll('\\', '/')}`)
      .filter(isSource),
  )

/** A module that looks for files beside it finds them where its source lies. */
const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](gateway|pdfkit)[\\/].*\.(ts|mjs)$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: file.endsWith('.ts') ? 'ts' : 'js',
    }))
  },
}

/** Before the first test. */
async function makeProduct() {
  const { build } = require('esbuild')
  mkdirSync(folder, { recursive: true })
  const own = path.join(folder, `product.${process.pid}.cjs`)
  const modules = [
    ...sourceFiles().map((file) => [file, path.join(root, file)]),
    ...packages.map((name) => [name, name]),
  ]
  await build({
    stdin: {
      contents: modules.map(([name, from]) => `exports['${name}'] = () => require('${from}')`).join('\n'),
      resolveDir: path.join(root, 'gateway'),
    },
    outfile: own,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    alias: { '@contract': path.join(root, 'contract'), '@domain': path.join(root, 'domain') },
    external: besideTheirFiles,
    plugins: [ownPlace],
    sourcemap: 'inline',
    sourcesContent: false,
    charset: 'utf8',
    logLevel: 'error',
  })
  // Written aside and renamed, so that nobody reads half a file.
  renameSync(own, outfile)
}

module.exports = { makeProduct, outfile, packages, root, sources }
