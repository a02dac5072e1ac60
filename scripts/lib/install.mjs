/*
 * Packages: are those of package-lock.json there? Needs nothing installed itself.
 */
import { existsSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'
import { run } from './run.mjs'

export class InstallError extends Error {}

const read = (file) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {})

/** Names of packages that are missing or of another version than the lock file says; optional ones may be missing. */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted)
    .filter(([place, one]) => place.includes('node_modules/') && !one.link && !one.optional && !one.peer)
    .filter(([place, one]) => installed[place]?.version !== one.version)
    .map(([place]) => place)
}

/** Installs when something is missing. Returns whether it did. */
export async function ensurePackages(say) {
  const missing = missingPackages(read(at('package-lock.json')), read(at('node_modules/.package-lock.json')))
  if (missing.length === 0) return false
  say(
    existsSync(at('node_modules'))
      ? `Packages have changed (${missing.length}); installing …`
      : 'Installing packages (once, a minute or two) …',
  )
  // Not `npm ci`: it refuses a lock file that lacks optional packages of other platforms; `--no-save` leaves the lock as it is.
  const { code } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { show: true })
  if (code !== 0) throw new InstallError('npm could not install the packages; its own message stands above.')
  return true
}
