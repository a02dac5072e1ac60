import { join } from 'node:path'
import type { Config } from '../../config'
import { folderStore } from './folder'
import { s3Store } from './s3'
import type { FileStore } from './types'

export type * from './types'

/** The object store of the settings, else what stands in for it, else a folder, which several gateways on one database must have mounted. */
export const createFileStore = (config: Config, standIn?: FileStore): FileStore =>
  config.objectStore ? s3Store(config.objectStore) : (standIn ?? folderStore(join(config.dataDir, 'files')))
