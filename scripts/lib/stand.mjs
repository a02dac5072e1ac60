/*
 * Gateways to be measured: the built one, on a copy of the demo data or on a PostgreSQL of its own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { atEnd } from './at-end.mjs'
import { buildGateway } from './build.mjs'
import { startGateway } from './gateway-process.mjs'
import { Missing } from './parts.mjs'
import { ensureBinaries, startPostgres } from './postgres.mjs'
import { copyOf, seededFolder } from './seeded-data.mjs'

/** @typedef {import('./gateway-process.mjs').GatewayProcess} GatewayProcess */
/** @typedef {Awaited<ReturnType<typeof startPostgres>>} PostgresServer */

/** A gateway as it runs in production: its answers are not checked a second time. */
export const lean = { STRICT_OUTPUT: '0' }

/** Keys that all gateways of a stand share, as they do behind one proxy. */
export const keys = { AUTH_JWT_KEY: 'a1'.repeat(32), DATA_KEY: 'b2'.repeat(32) }

/** A folder that goes away with `work`. */
export async function withFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gas-bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const cancel = atEnd(remove)
  try {
    return await work(folder)
  } finally {
    cancel()
    remove()
  }
}

/** One gateway on PGlite with the demo data. */
export async function onLite(work, env = {}) {
  await buildGateway()
  const dataDir = copyOf(await seededFolder())
  const cancel = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const gateway = await startGateway({ dataDir, env: { ...lean, ...env } })
  try {
    return await work(gateway)
  } finally {
    await gateway.stop()
    cancel()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * A PostgreSQL server of our own that ends with `work`; its files under `place`, where one is given, with `settings` of its own; a copy of
 * the data folder `from`, where there is one.
 */
export async function withServer(say, work, place, settings = [], from) {
  const binaries = ensureBinaries(say)
  if (!binaries) throw new Missing('no PostgreSQL on this machine')
  const server = await startPostgres(binaries, place, settings, from)
  const cancel = atEnd(() => server.stop())
  try {
    return await work(server)
  } finally {
    cancel()
    server.stop()
  }
}

/**
 * A PostgreSQL with the demo data and without clients; `start` starts gateways that share it and end with `work`.
 * @template T
 * @param {(text: string) => void} say
 * @param {(stand: { server: PostgresServer, start: (env?: Record<string, string>) => Promise<GatewayProcess> }) => Promise<T>} work
 * @param {string} [place] folder for the server's files
 * @param {readonly string[]} [settings] of the server, name=value
 * @returns {Promise<T>}
 */
export async function withDemo(say, work, place, settings) {
  await buildGateway()
  const onServer = (server) =>
    withFolder(async (dataDir) => {
      const all = []
      const start = async (env = {}) => {
        const gateway = await startGateway({ dataDir, env: { ...lean, ...keys, DATABASE_URL: server.url, ...env } })
        all.push(gateway)
        return gateway
      }
      // Making the demo data takes memory that a gateway in production never does: measured is another process.
      const maker = await start()
      await maker.caughtUp()
      await maker.stop()
      try {
        return await work({ server, start })
      } finally {
        await Promise.all(all.map((gateway) => gateway.stop()))
      }
    })
  return withServer(say, onServer, place, settings)
}

/** One gateway on PostgreSQL with the demo data. */
export const onPostgres = (say, work, env = {}) =>
  withDemo(say, async ({ server, start }) => work(await start(env), server))
