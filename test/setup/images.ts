import path from 'node:path'
import { migrate } from '../../gateway/db/migrate'
import { createBoss } from '../../gateway/work/boss'
import { prepareQueues } from '../../gateway/work/upkeep'
import type { Image } from './database'

const migrations = path.resolve(__dirname, '../../gateway/db/migrations')

/** Every table and no row; those of the work queue as well, which a gateway's first start makes. */
export const migratedImage: Image = {
  name: 'migrated',
  madeOf: 'migrated',
  async make({ db }) {
    await migrate(db, migrations, null)
    await prepareQueues(db, createBoss(db), [])
  },
}
