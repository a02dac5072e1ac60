import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStore } from './types'

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
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(beside, bytes, { mode: 0o600 })
      await rename(beside, path)
    },
    async putFile(key, from) {
      const path = place(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await moved(from, path)
    },
    get: async (key) => orNull(readFile(place(key))),
    async open(key) {
      const handle = await orNull(open(place(key)))
      if (handle === null) return null
      const { size } = await handle.stat()
      return { size, pieces: handle.createReadStream() as AsyncIterable<Buffer> }
    },
    head: async (key) => (await orNull(stat(place(key))))?.size ?? null,
    delete: async (key) => rm(place(key), { force: true }),
    link: async () => null,
  }
}

/** Renamed; from another disk copied beside its place first, so that it appears whole. */
async function moved(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    const beside = `${to}.${randomUUID()}.part`
    await copyFile(from, beside)
    await rename(beside, to)
    await rm(from)
  }
}

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
