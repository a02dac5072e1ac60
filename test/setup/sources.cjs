/*
 * What images of a test database are made of, hashed once per run: reading a thousand files for every test gateway cost more than
 * copying the database.
 */
const { createHash } = require('node:crypto')
const { existsSync, readFileSync, readdirSync, statSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')

/** Image → files and folders (from the root) with contents that decide what it holds. */
const madeOf = {
  empty: [],
  migrated: ['gateway/db/migrations'],
  demo: [
    'gateway/db',
    'gateway/demo',
    'gateway/modules',
    'gateway/ports',
    'gateway/work',
    'gateway/all-areas.ts',
    'domain',
    'test/setup/gateway.ts',
  ],
}

function filesUnder(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesUnder(path.join(place, name)))
}

function hashOf(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesUnder(path.join(root, place))))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Tells the workers through their environment. */
function tellHashes() {
  for (const [name, places] of Object.entries(madeOf)) process.env[`TEST_HASH_${name}`] = hashOf(places)
}

module.exports = { tellHashes }
