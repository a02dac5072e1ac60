import { loadTs } from './load-ts.mjs'

/** Places in the route table of pages without a file: what the builds write in as `__UNBUILT__` (src/routes/table.ts). */
export async function unbuiltPages() {
  const { default: table } = await loadTs('src/routes/for-build.ts')
  return table.unbuilt
}
