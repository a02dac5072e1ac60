import { fieldsOf, linkOf, type LicenseReader } from './types'

export interface HttpServiceOptions {
  url: string
  key: string
  /** Milliseconds. */
  timeout?: number
}

/**
 * A reader over HTTPS: POST {image: base64, mime} with a bearer key, answered by {recognised, confidence, fields, link?} with the names
 * of {@link fieldsOf}. Not repeated: whoever waits types the fields himself (CE-02).
 */
export function httpLicenseReader({ url, key, timeout = 15_000 }: HttpServiceOptions): LicenseReader {
  return {
    async read({ bytes, mime }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ image: bytes.toString('base64'), mime }),
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`license reader answered ${response.status}`)
      const body = (await response.json()) as {
        recognised?: unknown
        confidence?: unknown
        fields?: unknown
        link?: unknown
      } | null
      const fields = fieldsOf(body?.fields)
      const recognised = body?.recognised === true && fields.uscc + fields.companyName !== ''
      const confidence = typeof body?.confidence === 'number' ? Math.min(1, Math.max(0, body.confidence)) : 0
      return { reader: new URL(url).host, recognised, confidence, fields, link: linkOf(body?.link) }
    },
  }
}
