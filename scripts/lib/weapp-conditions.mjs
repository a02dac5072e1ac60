/*
 * Launch conditions of WeChat's tools: the pages of the tour, each with its query, its scene and the customer of the page.
 */
import { loadTs } from './load-ts.mjs'
import { shownPages } from './shown-pages.mjs'

/** Pages that WeChat opens by a scene of its own: a shared card, a code that was scanned. */
const SCENES = new Map([
  ['guest', 1007],
  ['guest-gone', 1007],
  ['scan', 1011],
])

/**
 * One condition per page of the mini-program. An id in a query differs from one database to the next.
 * @param {readonly import('./shown-pages.mjs').ShownPage[]} rows
 * @param {(address: string) => string | undefined} pageAt
 * @param {Record<string, { navigationBarTitleText: string }>} pages the mini-program's, by path
 */
export const conditionsOf = (rows, pageAt, pages) =>
  rows.flatMap(({ name, path, phone }) => {
    const pathName = pageAt(path)?.slice(1) ?? ''
    const [, query = ''] = path.split('?')
    if (!(pathName in pages) || query.includes('{')) return []
    const label = [pages[pathName].navigationBarTitleText, name, phone ?? '未登录'].filter(Boolean).join(' ')
    return [{ name: label, pathName, query, scene: SCENES.get(name) ?? null }]
  })

/** The conditions of a tour, by the route table as it is. */
export async function launchConditions(rows = shownPages) {
  const { pageAt, unbuilt, pageConfigs } = await routes()
  return conditionsOf(rows, pageAt, pageConfigs({ development: false, weapp: true, unbuilt }))
}

async function routes() {
  const { pageAt, pagePaths } = await loadTs('src/routes/table.ts')
  const { pageConfigs } = await loadTs('src/routes/app-config.ts')
  const { default: built } = await loadTs('src/routes/for-build.ts')
  const unbuilt = pagePaths.filter((_, place) => built.unbuilt[place] === '-')
  return { pageAt, unbuilt, pageConfigs }
}
