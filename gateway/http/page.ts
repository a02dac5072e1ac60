/** Limits of one page of a list, with the defaults of CV-3. */
export function pageOf(input: { pageNum?: number; pageSize?: number }): {
  pageNum: number
  pageSize: number
  limit: number
  offset: number
} {
  const pageNum = input.pageNum ?? 1
  const pageSize = input.pageSize ?? 20
  return { pageNum, pageSize, limit: pageSize, offset: (pageNum - 1) * pageSize }
}

/** A page cut from a list that is small enough to be read whole. */
export function cutPage<T>(
  rows: readonly T[],
  input: { pageNum?: number; pageSize?: number },
): { list: T[]; total: number; pageNum: number; pageSize: number } {
  const { pageNum, pageSize, limit, offset } = pageOf(input)
  return { list: rows.slice(offset, offset + limit), total: rows.length, pageNum, pageSize }
}
