/*
 * Whether something built is still true to its sources: a hash of their contents, kept under .cache/stamps. Times of files
 * would lie after a checkout.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at, root } from './paths.mjs'

/** Files under the given places (from the root), sorted, tests left out: they do not reach a build. */
function sourceFiles(places) {
  const under = (place) => {
    if (!existsSync(place)) return []
    if (statSync(place).isFile()) return [place]
    return readdirSync(place)
      .sort()
      .filter((name) => name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
      .flatMap((name) => under(path.join(place, name)))
  }
  return places.flatMap((place) => under(at(place)))
}

/** Hash of contents and names, and of the settings that change a build. */
export function hashOf(places, settings = '') {
  const hash = createHash('sha256').update(settings)
  for (const file of sourceFiles(places)) hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

const stampFile = (name) => at('.cache/stamps', name)

export const isFresh = (name, hash) => existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash

/** For a result that something else writes over. */
export const dropStamp = (name) => rmSync(stampFile(name), { force: true })

export function keepStamp(name, hash) {
  mkdirSync(at('.cache/stamps'), { recursive: true })
  writeFileSync(stampFile(name), hash)
}
