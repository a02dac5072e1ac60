import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadTs } from './load-ts.mjs'

/** Marks of the demo world, as its own sources name them, in the files of a build: `file: mark`. Source maps are not delivered. */
export async function demoTextsIn(folder) {
  const { marks } = await loadTs('gateway/demo/marks.ts')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .flatMap((entry) => {
      const text = readFileSync(path.join(entry.parentPath ?? entry.path, entry.name), 'utf8')
      return marks.filter((mark) => text.includes(mark)).map((mark) => `${entry.name}: ${mark}`)
    })
}
