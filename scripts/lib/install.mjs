/*
 * Packages: are those of package-lock.json there? Needs nothing installed itself.
 */
import { existsSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'
import { run } from './run.mjs'

class InstallError extends Error {}

const jsonOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
const packagesOf = (file) => jsonOf(file).packages ?? {}

/**
 * Names of packages with an installed state that differs from the lock file: missing, of another version or content, or no longer wanted.
 * Optional packages may be missing: they belong to other platforms.
 * @param {Record<string, object>} wanted `packages` of package-lock.json
 * @param {Record<string, object>} installed `packages` of node_modules/.package-lock.json, npm's own record of what it installed
 */
export function changedPackages(wanted, installed) {
  const isPackage = (place) => place.includes('node_modules/')
  const differs = (place, one) => {
    const found = installed[place]
    if (found === undefined) return !one.optional
    return found.version !== one.version || found.integrity !== one.integrity
  }
  const changed = Object.entries(wanted).filter(([place, one]) => isPackage(place) && !one.link && differs(place, one))
  const left = Object.keys(installed).filter((place) => isPackage(place) && !(place in wanted))
  return [...changed.map(([place]) => place), ...left]
}

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies']

/**
 * Folders ('' is the root) with a package.json that asks for other packages than the lock file has noted for it.
 * @param {Record<string, object>} wanted `packages` of package-lock.json
 * @param {Record<string, object>} manifests package.json by folder
 */
export function changedManifests(wanted, manifests) {
  const listOf = (one = {}) => JSON.stringify(DEPENDENCIES.map((kind) => Object.entries(one[kind] ?? {}).sort()))
  return Object.keys(manifests).filter((folder) => listOf(manifests[folder]) !== listOf(wanted[folder]))
}

/** Installs when the packages differ from package.json and its lock file. Returns whether it did. */
export async function ensurePackages(say) {
  const wanted = packagesOf(at('package-lock.json'))
  const folders = ['', ...jsonOf(at('package.json')).workspaces]
  const manifests = Object.fromEntries(folders.map((folder) => [folder, jsonOf(at(folder, 'package.json'))]))
  const unlocked = changedManifests(wanted, manifests).map((folder) => (folder === '' ? '' : `${folder}/`))
  if (unlocked.length > 0)
    throw new InstallError(
      `${unlocked.map((folder) => `${folder}package.json`).join(' and ')} and package-lock.json do not agree: run npm install once, and keep both changes together.`,
    )
  const changed = changedPackages(wanted, packagesOf(at('node_modules/.package-lock.json')))
  if (changed.length === 0) return false
  // `npm ci` removes everything first: minutes. What differs from the lock file alone is exchanged in seconds.
  const isFirst = !existsSync(at('node_modules'))
  say(
    isFirst
      ? 'Installing packages (once, a minute or two) …'
      : `Packages have changed (${changed.length}); installing …`,
  )
  const command = isFirst ? ['ci'] : ['install', '--no-save']
  const { code } = await run('npm', [...command, '--no-audit', '--no-fund'], { show: true })
  if (code !== 0) throw new InstallError('npm could not install the packages; its own message stands above.')
  return true
}
