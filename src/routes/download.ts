import { LINK_PREFIXES, linkPage } from '@domain/download-link'

/**
 * AB-02: `/d/`, `/f/`, `/u/`, `/p/` with a code lead to the download page or to what was shared, from outside by the gateway's redirect and inside
 * the app by this. Every other address stays as it is.
 */
export function downloadAddress(address: string): string {
  const [, from, code = ''] = /^\/([dfup])\/([^?#]*)/.exec(address) ?? []
  const prefix = LINK_PREFIXES.find((one) => one === from)
  return prefix === undefined ? address : linkPage(prefix, code)
}
