/*
 * Sizes of the mini-program's packages.
 */
import { readFileSync } from 'node:fs'
import { buildApp } from '../build.mjs'
import { kb, table } from '../markdown.mjs'
import { at } from '../paths.mjs'
import { overBudget, packageSizes } from '../weapp-package.mjs'

const budget = JSON.parse(readFileSync(at('config/budget.json'), 'utf8')).weapp

export const part = {
  name: 'weapp-size',
  limit: `main ≤ ${budget.mainPackageKB} KB, others ≤ ${budget.subPackageKB} KB, all ≤ ${budget.totalKB} KB`,
  run: async () => {
    await buildApp('weapp')
    const sizes = packageSizes(at('dist/weapp'))
    const rows = Object.entries(sizes).map(([root, bytes]) => [root || 'main', kb(bytes)])
    const largest = Math.max(...Object.entries(sizes).map(([root, bytes]) => (root === '' ? 0 : bytes)))
    const total = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
    return {
      figure: `main ${kb(sizes[''])}, largest other ${kb(largest)}, all ${kb(total)}`,
      ok: overBudget(sizes, budget).length === 0,
      note: table(['package', 'size'], rows),
    }
  },
}
