import { loadTs } from './load-ts.mjs'

/** Which pages of the route table have no file: what the builds write in as `__UNBUILT__` (src/routes/table.ts). */
export async function unbuiltPages() {
  const { default: table } = await loadTs('src/routes/for-build.ts')
  return table.unbuilt
}
