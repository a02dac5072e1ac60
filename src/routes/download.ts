const CODE = /^[A-Za-z0-9_-]{1,64}$/
const DOWNLOAD = '/pages/appDown/appDown'

/**
 * AB-02: `/d/`, `/f/`, `/u/`, `/p/` with a code lead to the download page, from outside by the gateway's redirect and inside
 * the app by this. A code with other characters is dropped, the way is the same. Every other address stays as it is.
 */
export function downloadAddress(address: string): string {
  const found = /^\/([dfup])\/([^?#]*)/.exec(address)
  if (found === null) return address
  const [, from = '', code = ''] = found
  return `${DOWNLOAD}?from=${from}${CODE.test(code) ? `&code=${code}` : ''}`
}
