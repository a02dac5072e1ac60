interface Asked {
  pageNum?: number
  pageSize?: number
}

export interface Page {
  pageNum: number
  pageSize: number
  limit: number
  offset: number
}

/** Limits of one page of a list, with the defaults of CV-3. */
export function paged({ pageNum = 1, pageSize = 20 }: Asked): Page {
  return { pageNum, pageSize, limit: pageSize, offset: (pageNum - 1) * pageSize }
}

/** A page as the contract's `Paged` shapes it; sums and the like are spread beside it. */
export const envelope = <T>({ pageNum, pageSize }: Page, list: T[], total: number) => ({
  list,
  total,
  pageNum,
  pageSize,
})

/** A page cut from a list that is small enough to be read whole. */
export function cutPage<T>(rows: readonly T[], input: Asked) {
  const page = paged(input)
  return envelope(page, rows.slice(page.offset, page.offset + page.limit), rows.length)
}
