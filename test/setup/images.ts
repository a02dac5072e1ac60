import path from 'node:path'
import { migrate } from '../../gateway/db/migrate'
import type { Image } from './database'

const migrations = path.resolve(__dirname, '../../gateway/db/migrations')

/** Every table and no row. */
export const migratedImage: Image = {
  name: 'migrated',
  madeOf: 'migrated',
  isReset: true,
  make: async ({ db }) => void (await migrate(db, migrations, null)),
}
