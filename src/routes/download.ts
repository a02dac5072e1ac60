import { downloadPage } from '@domain/download-link'

/**
 * AB-02: `/d/`, `/f/`, `/u/`, `/p/` with a code lead to the download page, from outside by the gateway's redirect and inside
 * the app by this. Every other address stays as it is.
 */
export function downloadAddress(address: string): string {
  const found = /^\/([dfup])\/([^?#]*)/.exec(address)
  if (found === null) return address
  const [, from = '', code = ''] = found
  return downloadPage(from, code)
}
