/*
 * The lowest Node release: `engines.node` of package.json says it, everything else reads it here. Needs nothing installed.
 */
import { readFileSync } from 'node:fs'
import { at } from './paths.mjs'

const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** For example '20.19'. */
export const lowestNode = engines.node.replace('>=', '')

/**
 * A sentence for a release that is too old, or undefined.
 * @param {string} version as `process.versions.node` has it
 */
export function nodeFault(version, lowest = lowestNode) {
  const [major, minor] = version.split('.').map(Number)
  const [lowestMajor, lowestMinor = 0] = lowest.split('.').map(Number)
  if (major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)) return undefined
  return `Node ${version} is too old: install Node ${lowest} or later.`
}
