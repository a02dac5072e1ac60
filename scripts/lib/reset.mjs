import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What only a gateway puts into its data folder. */
const marks = ['db', 'auth_jwt_key.key', 'data_key.key']

/**
 * Why this folder is not removed, in one sentence; null: it may be.
 * @param {string} folder
 * @param {Record<string, string | undefined>} env
 * @param {(text: string) => number | null} userOf gateway/db/folder.ts: the living process that a lock file names
 */
export function resetFault(folder, env, userOf) {
  if (/^(NEW_)?PRO$/.test(env.APP_ENV ?? '')) return 'APP_ENV=PRO: data in operation are not removed by a command.'
  if (!existsSync(folder)) return null
  const names = readdirSync(folder)
  if (names.length > 0 && !marks.some((mark) => names.includes(mark)))
    return `${folder} is no data folder of a gateway; nothing is removed.`
  const lock = path.join(folder, 'gateway.pid')
  const user = existsSync(lock) ? userOf(readFileSync(lock, 'utf8')) : null
  return user === null ? null : `${folder} is in use by process ${user}; stop it first.`
}
