import { seededFolder } from '../../scripts/lib/seeded-data.mjs'

/** Made once, before test files that start gateways on copies of it begin side by side. */
export default async function seed() {
  await seededFolder()
}
