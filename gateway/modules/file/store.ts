import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { randomUUID } from 'node:crypto'

/**
 * Where bytes lie (D 4.17). The embedded store is a folder; several gateways on one database need the same folder mounted.
 * An object store implements the same three methods.
 */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** null = there is none. */
  get(key: string): Promise<Buffer | null>
  delete(key: string): Promise<void>
}

/** A folder. Files appear whole: written beside their place, then renamed. */
export function folderStore(folder: string): FileStore {
  const root = resolve(folder)
  const place = (key: string): string => {
    const path = resolve(join(root, key))
    if (!path.startsWith(root + sep)) throw new RangeError('file key leaves the store')
    return path
  }
  return {
    async put(key, bytes) {
      const path = place(key)
      const beside = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(beside, bytes)
      await rename(beside, path)
    },
    async get(key) {
      try {
        return await readFile(place(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    delete: (key) => rm(place(key), { force: true }),
  }
}
