/*
 * Source maps of delivered builds. They lie in maps/<version>-<environment>/<type>, neither served nor uploaded, and translate the
 * stacks that the app's error log holds (scripts/stack.mjs).
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'

/** What Taro writes before a page of a sub-package after its map was made: its column in a map is less by the length of this. */
const LATE = /^(?:"use strict";)?((?:require\("[^"]*sub-(?:vendors|common)[^"]*"\);)+)/

/** The folder of a build's maps, below `maps`. */
export const mapsName = (version, environment) => `${version}-${environment}`

/** Moves the maps of a build out of its folder; those of style sheets are dropped. */
export function keepMaps(dist, folder) {
  const maps = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.map'))
  for (const file of maps) {
    const from = path.join(dist, file)
    if (file.endsWith('.js.map')) {
      const to = path.join(folder, file)
      mkdirSync(path.dirname(to), { recursive: true })
      writeFileSync(to, JSON.stringify(shifted(readFileSync(from, 'utf8'), scriptOf(from))))
    }
    rmSync(from)
  }
  return maps.length
}

const scriptOf = (map) => {
  const script = map.slice(0, -'.map'.length)
  return existsSync(script) ? readFileSync(script, 'utf8') : ''
}

/** The map for the script as it was written in the end. */
function shifted(text, script) {
  const map = JSON.parse(text)
  const column = LATE.exec(script)?.[1]?.length ?? 0
  return column === 0 ? map : { version: 3, sections: [{ offset: { line: 0, column }, map }] }
}

/** A script's place in a stack of any engine: address or path, line, column. */
const PLACE = /([^\s()@]+?\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g

/** A stack with the places of the sources instead of those of the build; what no map knows stays as it is. */
export function translate(stack, folder) {
  const maps = new Map()
  const mapOf = (file) => {
    if (!maps.has(file)) maps.set(file, read(folder, file))
    return maps.get(file)
  }
  return stack.replace(PLACE, (place, file, line, column) => {
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (found?.originalSource === undefined) return place
    return `${sourceOf(found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}

/** The map of a script in one of the builds, by the longest end of its address that has one. */
function read(folder, file) {
  const parts = file.replace(/^\w+:\/\/[^/]*/, '').split('/')
  const builds = existsSync(folder) ? readdirSync(folder) : []
  for (let from = 0; from < parts.length; from += 1)
    for (const build of builds) {
      const map = path.join(folder, build, ...parts.slice(from)) + '.map'
      if (existsSync(map)) return new SourceMap(JSON.parse(readFileSync(map, 'utf8')))
    }
  return undefined
}

const sourceOf = (source) => source.replace(/^\.\//, '')
