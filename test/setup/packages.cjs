/*
 * The gateway's packages as one file for its tests: jest gives every test file a registry of its own, and finding, reading and
 * compiling a thousand modules anew cost each file more than most of its tests. Made before the first test when the lock file
 * has changed; a package that is not in the list is loaded the usual way.
 */
const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const folder = path.join(root, 'dist/test-packages')

const names = [
  '@fastify/compress',
  '@fastify/cors',
  '@fastify/helmet',
  '@fastify/multipart',
  '@fastify/static',
  '@fastify/swagger',
  '@sinclair/typebox',
  'ajv',
  'big.js',
  'exifr',
  'fastify',
  'fflate',
  'htmlparser2',
  'jose',
  'kysely',
  'marked',
  'pg',
  'prom-client',
  'sanitize-html',
]

/** For jest's moduleNameMapper. */
const moduleNames = Object.fromEntries(names.map((name) => [`^${name.replaceAll('.', '\\.')}$`, fileOf(name)]))

function fileOf(name) {
  return path.join(folder, `${name.replaceAll('/', '-')}.cjs`)
}

/** Before the first test. */
async function makePackages() {
  const hash = createHash('sha256')
    .update(readFileSync(__filename))
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const mark = path.join(folder, 'made-of')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  const making = `${folder}.${process.pid}`
  mkdirSync(making, { recursive: true })
  const { build } = require('esbuild')
  await build({
    stdin: {
      contents: names.map((name) => `exports['${name}'] = () => require('${name}')`).join('\n'),
      resolveDir: path.join(root, 'gateway'),
    },
    outfile: path.join(making, 'all.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minifyWhitespace: true,
    external: ['pg-native'],
    logLevel: 'error',
  })
  for (const name of names)
    writeFileSync(
      path.join(making, path.basename(fileOf(name))),
      `module.exports = require('./all.cjs')['${name}']()\n`,
    )
  writeFileSync(path.join(making, 'made-of'), hash)
  rmSync(folder, { recursive: true, force: true })
  renameSync(making, folder)
}

module.exports = Object.assign(makePackages, { moduleNames })
