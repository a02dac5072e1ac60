import { loadTs } from './load-ts.mjs'

/** Pages of the route table without a file: what the builds write in as `__UNBUILT__` (src/routes/table.ts). */
export async function unbuiltPages() {
  const { unbuilt } = await loadTs('src/routes/app-config.ts')
  return unbuilt()
}
