/*
 * pdfsig of poppler-utils: what looks at signatures in documents and is not of this project.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const isThere = () =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, 'pdfsig')))

/** Debian's own is installed as root where there is none; answers whether it can be run. */
export function ensurePdfsig() {
  if (!isThere() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'poppler-utils'], { env, stdio: 'ignore' })
  }
  return isThere()
}
