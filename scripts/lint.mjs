/*
 * node scripts/lint.mjs [files]: oxlint with oxlint.config.mjs over all files or these, and no file that switches a rule off.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { listedFiles } from './lib/git-files.mjs'
import { bin, root } from './lib/paths.mjs'
import { directiveFaults, onlyRoot } from './lint/directives.mjs'

const asked = process.argv.slice(2)
const code = /\.[cm]?[jt]sx?$/
const listed = asked.length > 0 ? asked.map((file) => path.relative(root, path.resolve(file))) : listedFiles()
const faults = directiveFaults(listed.filter((file) => code.test(file)))
for (const one of faults) process.stderr.write(`${one}\n`)
// Of files that were asked for, some may be no code.
const { status } = spawnSync(bin('oxlint'), [...onlyRoot, '--no-error-on-unmatched-pattern', ...asked], {
  cwd: root,
  stdio: 'inherit',
})
process.exitCode = faults.length > 0 ? 1 : (status ?? 1)
