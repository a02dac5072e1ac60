/* What becomes of a page's calls where its failures and its empty lists are looked at. */

/** Calls that the app itself needs before any page, and what it tells of its use. */
const APP =
  /\/(userInfo|getSysTime|authentication|getHqwAllModelsByGroupBy|findSapSysFlag|getLoginUserInfo|refresh\w*|track\/collect)(\?|$)/

/** @param {string} path */
export const isAppCall = (path) => APP.test(path)

/**
 * The same answer with nothing in its lists.
 * @param {unknown} value
 * @returns {unknown}
 */
export const emptied = (value) => {
  if (Array.isArray(value)) return []
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === 'total' && typeof one === 'number' ? 0 : emptied(one)]),
  )
}
