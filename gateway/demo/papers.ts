import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder is beside this file in the sources, and beside the built demo world. */
const folder = join(dirname(fileURLToPath(import.meta.url)), 'papers')

/**
 * A licence drawn by scripts/build-papers.mjs; null for any name that is none of them. Some are of the demo's companies, the
 * others are there to try the certification with: valid, expired, with a wrong code, unreadable, with a QR code.
 */
export async function paper(name: string): Promise<Buffer | null> {
  const path = join(folder, name)
  return /^[a-z0-9-]+\.png$/.test(name) && existsSync(path) ? readFile(path) : null
}
