/*
 * The route table against the product's route list and the files on disk (CV-4).
 */

/** Pages of our own that the list does not know. */
const ownPages = /^\/pages\/(not-found|dev)\//

const flagNames = ['pullDown', 'resize', 'hideSoftInputBar', 'noSwipeBack']

/**
 * @param {{ rows: string[][], routes: Record<string, object>, aliasesOf: (path: string) => string[], hasFile: (file: string) => boolean, pageFiles: string[] }} given
 * @returns {{ problems: string[], built: number, missing: string[] }} everything built that differs, and what is not built yet
 */
export function compareRoutes({ rows, routes, aliasesOf, hasFile, pageFiles }) {
  const pages = rows.filter(([, place]) => place !== 'gateway')
  const listed = new Map(pages.map((row) => [row[0], row]))
  const aliases = new Set(Object.keys(routes).flatMap(aliasesOf))
  const problems = []
  for (const [path, entry] of Object.entries(routes)) {
    const row =
      listed.get(path) ??
      aliasesOf(path)
        .map((alias) => listed.get(alias))
        .find(Boolean)
    if (row) problems.push(...differences(path, entry, row))
    else if (!ownPages.test(path)) problems.push(`${path}: built, but not in the list of routes`)
    for (const file of [`src${path}.tsx`, `src${path}.config.ts`])
      if (!hasFile(file)) problems.push(`${path}: ${file} is missing`)
  }
  for (const file of pageFiles) {
    const path = file.replace(/^src/, '').replace(/\.config\.ts$/, '')
    if (!(path in routes)) problems.push(`${file}: a page that the route table does not know`)
  }
  const missing = [...listed.keys()].filter((path) => !(path in routes) && !aliases.has(path))
  return { problems, built: listed.size - missing.length, missing }
}

function differences(path, entry, [, place, access, title, , dwell, flags]) {
  const isSubPackage = place !== 'main'
  const wanted = flags === '-' ? [] : flags.split(',')
  const found = []
  const differ = (what, is, should) => {
    if (is !== should) found.push(`${path}: ${what} is ${is}, the list says ${should}`)
  }
  differ('access', entry.access, access)
  differ('title', entry.title, title)
  differ('dwell group', entry.dwell ?? '-', dwell)
  differ('tab', Boolean(entry.tab), wanted.includes('tab'))
  for (const flag of flagNames) differ(flag, Boolean(entry[flag]), wanted.includes(flag))
  differ(
    'place',
    path.startsWith('/subPagesB/') ? 'subPagesB' : path.startsWith('/subPages/') ? 'subPages' : 'main',
    isSubPackage ? place : 'main',
  )
  return found
}
