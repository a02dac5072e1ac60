import { createRequire } from 'node:module'
import { databaseOf, findBinaries } from '../../scripts/lib/postgres.mjs'
import { ask, demoTemplate, seededFolder, startSeededServer } from '../../scripts/lib/seeded-data.mjs'
import { buildStage } from './stage'

// Flows are ES modules, the set-up of tests is not.
const load = createRequire(import.meta.url)
const { keepText } = load('../setup/reset') as typeof import('../setup/reset')

/**
 * Every flow has a gateway on a copy of demo data: a database of the server E2E_SERVER, where there is PostgreSQL, or the folder
 * E2E_SEEDED.
 */
export default async function globalSetup(): Promise<() => void> {
  process.env.E2E_SEEDED = await seededFolder()
  const binaries = findBinaries()
  if (!binaries) return () => undefined
  await buildStage()
  const { server, beside } = await startSeededServer(binaries)
  await ask(databaseOf(server.url, demoTemplate), keepText)
  process.env.E2E_SERVER = server.url
  process.env.E2E_BESIDE = beside
  return server.stop
}
