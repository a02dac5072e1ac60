import { existsSync } from 'node:fs'
import { git } from './git-files.mjs'
import { at } from './paths.mjs'

/**
 * Files, from the root, that differ from the commit and are still there; without one: what is not committed, or else what the last
 * commit changed.
 */
export function changedFiles(since) {
  const open = [...git('diff', '--name-only', since ?? 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const files = open.length > 0 || since !== undefined ? open : git('diff', '--name-only', 'HEAD~1')
  return [...new Set(files)].filter((file) => existsSync(at(file))).sort()
}
