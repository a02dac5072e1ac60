/*
 * npm run conditions: writes the launch conditions of WeChat's tools from the tour into project.config.json.
 *   --check                            says whether they are current
 *   --gateway http://127.0.0.1:10086   pages with the ids of that gateway's demo data too, into project.private.config.json
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from './lib/paths.mjs'
import { addressOf, customerOf, shownPages } from './lib/shown-pages.mjs'
import { argument } from './lib/steps.mjs'
import { launchConditions } from './lib/weapp-conditions.mjs'

const shared = at('project.config.json')
const own = at('project.private.config.json')
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const textWith = (config, list) => `${JSON.stringify({ ...config, condition: { miniprogram: { list } } }, null, 2)}\n`

async function rowsOf(gateway) {
  const phones = [...new Set(shownPages.map(({ phone }) => phone).filter(Boolean))]
  const ids = new Map()
  for (const phone of phones) ids.set(phone, (await customerOf({ url: gateway }, phone)).ids)
  return shownPages.map((row) => ({ ...row, path: addressOf(row.path, ids.get(row.phone) ?? {}) }))
}

const gateway = argument('--gateway')
if (gateway !== undefined) {
  const list = await launchConditions(await rowsOf(gateway))
  writeFileSync(own, textWith(existsSync(own) ? read(own) : read(`${own}.example`), list))
} else {
  const text = textWith(read(shared), await launchConditions())
  if (!process.argv.includes('--check')) writeFileSync(shared, text)
  else if (text !== readFileSync(shared, 'utf8')) {
    process.stderr.write('project.config.json: its launch conditions are not those of the tour: npm run conditions\n')
    process.exitCode = 1
  }
}
