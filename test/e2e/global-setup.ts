import { seededFolder } from '../../scripts/lib/seeded-data.mjs'

/** Every flow starts its own gateway on a copy of this folder. */
export default async function globalSetup(): Promise<void> {
  process.env.E2E_SEEDED = await seededFolder()
}
