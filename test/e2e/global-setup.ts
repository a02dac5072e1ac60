import { seededFolder } from '../../scripts/lib/seeded-data.mjs'
import { prepareStage } from './stage'

/** Every flow has a gateway on a copy of this folder. */
export default async function globalSetup(): Promise<void> {
  process.env.E2E_SEEDED = await seededFolder()
  await prepareStage(process.env.E2E_SEEDED)
}
