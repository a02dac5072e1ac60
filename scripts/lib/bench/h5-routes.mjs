/*
 * JavaScript and CSS that the first view of each address loads (gzip).
 */
import { readFileSync } from 'node:fs'
import { buildApp } from '../build.mjs'
import { builtFiles, filesByAddress, sumBytes } from '../h5-bytes.mjs'
import { kb, table } from '../markdown.mjs'
import { at } from '../paths.mjs'

const budget = JSON.parse(readFileSync(at('config/budget.json'), 'utf8')).h5

export const part = {
  name: 'h5-routes',
  limit: `first route ≤ ${budget.firstRouteJsGzipKB} KB`,
  run: async () => {
    await buildApp('h5')
    const dist = at('dist/h5')
    const built = builtFiles(dist)
    const sums = [...filesByAddress(dist)].map(([address, files]) => ({ address, ...sumBytes(files, built) }))
    const first = sums.find(({ address }) => address === '/')
    const largest = sums.reduce((most, one) => (one.js > most.js ? one : most))
    return {
      figure: `first route ${kb(first.js)}, largest ${kb(largest.js)}`,
      ok: first.js <= budget.firstRouteJsGzipKB * 1024,
      note: table(
        ['route', 'JavaScript', 'CSS'],
        sums.map(({ address, js, css }) => [address, kb(js), kb(css)]),
      ),
    }
  },
}
