import type { ApiKey, In, Out, Row } from '@contract'

/* How the programs of a scripted customer ask, and what they find. */

export type Ask = <K extends ApiKey>(key: K, input: In<K>) => Promise<Out<K>>

export interface Difference {
  where: string
  worked: string
  billed: string
}

type Listed = { list: readonly unknown[]; total: number }
type ListKey = { [K in ApiKey]: Out<K> extends Listed ? K : never }[ApiKey]

/** Most rows that a page holds. */
export const PAGE = 50

/** All rows of a list, page after page. */
export async function allRows<K extends ListKey>(
  ask: Ask,
  key: K,
  input: Omit<In<K>, 'pageNum' | 'pageSize'>,
): Promise<Row<K>[]> {
  const listOf = (answer: unknown) => answer as Listed
  const page = async (pageNum: number) => listOf(await ask(key, { ...input, pageNum, pageSize: PAGE } as never))
  const first = await page(1)
  const rest = Math.max(0, Math.ceil(first.total / PAGE) - 1)
  const others = await Promise.all(Array.from({ length: rest }, (_, index) => page(index + 2)))
  return [first, ...others].flatMap(({ list }) => list) as Row<K>[]
}
