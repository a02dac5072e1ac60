/* D AB-02: short links of the product, as printed, shared and sent. Read by the gateway's redirect and by the app's own router. */

/** d download channel, f shared by a friend, u invitation of a user, p promotion. */
export const LINK_PREFIXES = ['d', 'f', 'u', 'p'] as const
export type LinkPrefix = (typeof LINK_PREFIXES)[number]

const DOWNLOAD_PAGE = '/pages/appDown/appDown'

const CODE = /^[A-Za-z0-9_-]{1,64}$/

/** The code of a link, '' when it is none: the way stays the same without it. */
export const linkCode = (text: string | undefined): string => (text !== undefined && CODE.test(text) ? text : '')

/** Where a link leads. */
export function downloadPage(from: string, code: string): string {
  const kept = linkCode(code)
  return `${DOWNLOAD_PAGE}?from=${from}${kept === '' ? '' : `&code=${kept}`}`
}

/** Codes of shares have ten characters (E 2.3); codes of people are of other lengths. */
const SHARE_CODE = /^[0-9A-Za-z]{10}$/

/** Where a short link leads: that of a share to what is shared, any other to the download page. */
export const linkPage = (prefix: LinkPrefix, code: string): string =>
  prefix === 'f' && SHARE_CODE.test(code) ? `/share/share?s=${code}` : downloadPage(prefix, code)
