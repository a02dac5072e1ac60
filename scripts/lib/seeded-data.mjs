/*
 * The demo data, made once per build of the gateway and copied by each program that needs them: a data folder of the embedded database,
 * or a PostgreSQL server with a database to copy.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { copyRows } from './copy-rows.mjs'
import { demoNow, quickSettings, startGateway } from './gateway-process.mjs'
import { at } from './paths.mjs'
import { databaseOf, startTestServer } from './postgres.mjs'

/** The seeded folder for the gateway in dist/; made when there is none. */
export const seededFolder = () =>
  madeOnce('seeded', async (making) => {
    const gateway = await startGateway({ dataDir: making, env: { WEB_ROOT: '' } })
    await atRest(gateway)
  })

/** The database of a seeded server that others copy. */
export const demoTemplate = 'gas_demo'

/** The same as the data of a server, and the keys and files that belong to them; made when there is none. */
export const seededServer = (binaries) =>
  madeOnce('seeded-server', async (making) => {
    const seeded = copyOf(await seededFolder())
    mkdirSync(making, { recursive: true })
    const server = await startTestServer(binaries)
    try {
      await ask(server.url, `create database ${demoTemplate}`)
      await withTables(databaseOf(server.url, demoTemplate))
      await fillFrom(path.join(seeded, 'db'), databaseOf(server.url, demoTemplate))
      server.keep(path.join(making, 'data'))
    } finally {
      server.stop()
    }
    rmSync(path.join(seeded, 'db'), { recursive: true })
    cpSync(seeded, path.join(making, 'beside'), { recursive: true })
    rmSync(seeded, { recursive: true })
  })

/** The gateway makes its tables at its start. */
async function withTables(database) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gas-data-'))
  const gateway = await startGateway({
    dataDir,
    env: { ...quickSettings, WEB_ROOT: '', DEMO_DATA: '0', DATABASE_URL: database },
  })
  await gateway.stop()
  rmSync(dataDir, { recursive: true })
}

async function fillFrom(folder, database) {
  const lite = await PGlite.create(folder)
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const query = (of) => async (text, values) => (await of.query(text, values)).rows
    await copyRows(query(lite), query(client))
  } finally {
    await client.end()
    await lite.close()
  }
}

/**
 * A test server that has the database `demoTemplate`, and the keys and files that belong to it. The caller stops it.
 * @param {string} binaries
 */
export async function startSeededServer(binaries) {
  const seeded = await seededServer(binaries)
  return { server: await startTestServer(binaries, path.join(seeded, 'data')), beside: path.join(seeded, 'beside') }
}

/** One text of statements on a database. */
export async function ask(database, statement) {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Ends it with all work done that was due: else every gateway on a copy would do the same again. */
async function atRest(gateway) {
  await gateway.caughtUp()
  await gateway.stop()
}

/** `.cache/<name>/<hash of the built gateway and its settings>`, whole or not there. */
async function madeOnce(name, make) {
  const seeded = at('.cache', name, hashOfGateway())
  if (existsSync(seeded)) return seeded
  rmSync(at('.cache', name), { recursive: true, force: true })
  await make(`${seeded}.making`)
  renameSync(`${seeded}.making`, seeded)
  return seeded
}

function hashOfGateway() {
  const hash = createHash('sha256').update(demoNow).update(JSON.stringify(quickSettings))
  for (const name of readdirSync(at('dist/gateway'), { recursive: true }).sort())
    if (name.endsWith('.mjs')) hash.update(readFileSync(at('dist/gateway', name)))
  for (const name of readdirSync(at('dist/gateway/migrations')).sort())
    hash.update(readFileSync(at('dist/gateway/migrations', name)))
  return hash.digest('hex').slice(0, 16)
}

/** A copy that may be written to, in a new folder under `place`; the caller removes it. */
export function copyOf(seeded, place = tmpdir()) {
  const folder = mkdtempSync(path.join(place, 'gas-data-'))
  copyInto(seeded, folder)
  return folder
}

/** Plain files and folders only: a third of what cpSync costs for the thousand files of a database. */
function copyInto(from, to) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`]
    if (!entry.isDirectory()) copyFileSync(source, target)
    else {
      mkdirSync(target)
      copyInto(source, target)
    }
  }
}
