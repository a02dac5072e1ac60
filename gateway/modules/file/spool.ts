import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@domain/date'
import type { Work } from '../../http/context'

/** An upload on its way: on the disk of DATA_DIR, not in memory. */
export interface Spooled {
  path: string
  /** Bytes. */
  size: number
  sha256: string
  /** Its first bytes, by which its kind is recognised. */
  head: Buffer
  bytes(): Promise<Buffer>
  /** Removes what has not been moved away. */
  drop(): Promise<void>
}

/** Bytes that distinguish the kinds (rules/sniff.ts). */
const HEAD = 64

/** Writes the pieces as they come, and their digest on the way. What fails or is refused meanwhile leaves nothing. */
export async function spooled(
  { config }: Pick<Work, 'config'>,
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Spooled> {
  const folder = join(config.dataDir, 'incoming')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeft(folder)
  const path = join(folder, randomUUID())
  const drop = () => rm(path, { force: true })
  const hash = createHash('sha256')
  let [size, head] = [0, Buffer.alloc(0)]
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const piece of pieces) {
        if (head.length < HEAD) head = Buffer.concat([head, piece.subarray(0, HEAD - head.length)])
        hash.update(piece)
        size += piece.length
        await file.writeFile(piece)
      }
    } finally {
      await file.close()
    }
  } catch (error) {
    await drop()
    throw error
  }
  return { path, size, sha256: hash.digest('hex'), head, bytes: () => readFile(path), drop }
}

/** Leftovers of processes that were killed a day before this one began, or earlier. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < performance.timeOrigin - DAY) await rm(path, { force: true })
  }
}
