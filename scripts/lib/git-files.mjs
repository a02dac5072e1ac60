import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { at, root } from './paths.mjs'

/** Lines that git answers. */
export const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean)

/** Files in these places (from the root) that git tracks or would, without those deleted in the work tree. */
export const listedFiles = (...places) =>
  git('ls-files', '--cached', '--others', '--exclude-standard', ...places)
    .filter((file) => existsSync(at(file)))
    // Git lists new files apart: what is made from the list would change once they are added.
    .sort()
