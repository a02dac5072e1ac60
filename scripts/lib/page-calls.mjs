/* What becomes of a page's calls where its failures, its empty lists and its longest texts are looked at. */

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

/** Fields that hold words of people. */
const WORDS = /(name|title|text|summary|address|remark|reason|content|desc)$/i
const CHINESE = /[\u4e00-\u9fff]/

function stretched(key, text) {
  // Yuan and m³ as long as the columns of the database admit them.
  if (/^-?\d+\.\d{2}$/.test(text)) return '99999999.99'
  return WORDS.test(key) && CHINESE.test(text) ? text.repeat(Math.ceil(40 / text.length)).slice(0, 40) : text
}

/**
 * The same answer with texts of 40 characters and sums of ten digits.
 * @param {unknown} value
 * @returns {unknown}
 */
export const strained = (value, key = '') => {
  if (typeof value === 'string') return stretched(key, value)
  if (Array.isArray(value)) return value.map((one) => strained(one, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strained(one, name)]))
}
