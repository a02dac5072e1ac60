import { Zip, ZipDeflate } from 'fflate'

/** Pieces of a file, one after the other. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface Packed {
  name: string
  pieces: Pieces
}

/** An archive has no moment before this year. */
const FIRST_YEAR = 1980

/**
 * Files in one archive, packed as they come: a slow reader slows down the source of the files, and at most one piece is held in memory.
 * `madeAt`: ISO, written beside each name.
 */
export async function* zipped(files: AsyncIterable<Packed> | Iterable<Packed>, madeAt: string): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  let failed: Error | null = null
  const zip = new Zip((error, piece) => {
    if (error) failed = error
    else ready.push(Buffer.from(piece))
  })
  function* taken(): Generator<Buffer> {
    if (failed) throw failed
    yield* ready.splice(0)
  }
  for await (const { name, pieces } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    file.mtime = stampOf(madeAt)
    zip.add(file)
    for await (const piece of pieces) {
      file.push(piece)
      yield* taken()
    }
    file.push(new Uint8Array(0), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

/** An archive knows no zones: what a clock in China shows, as if it were the zone of this machine. */
function stampOf(iso: string): Date {
  const shown = new Date(iso.slice(0, 19))
  return shown.getFullYear() < FIRST_YEAR ? new Date(FIRST_YEAR, 0, 1) : shown
}

/** All pieces as one. */
export const gathered = async (pieces: Pieces): Promise<Buffer> =>
  (await gatheredUpTo(pieces, Infinity)) ?? Buffer.alloc(0)

/** The same; null, and no more of them made, once they are more bytes than this. */
export async function gatheredUpTo(pieces: Pieces, most: number): Promise<Buffer | null> {
  const all: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > most) return null
    all.push(piece)
  }
  return Buffer.concat(all)
}
