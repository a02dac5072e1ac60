import type { Agreement } from '../types'

/** Who signed, how and when; `image`: id of the drawing. */
export interface Signing {
  customer: string
  person: string
  signWay: 'SEAL' | 'HAND'
  at: string
  image: string | null
}

/**
 * C-07: the text with its signature, whose SHA-256 is the fingerprint of what both sides have: the frozen text, then a line for the
 * customer, parts separated by `|`. Never changed: kept fingerprints are of it.
 */
export const signedText = (
  { agreeId, content, contentHash }: Pick<Agreement, 'agreeId' | 'content' | 'contentHash'>,
  { customer, person, signWay, at, image }: Signing,
): string => [content, [agreeId, contentHash, customer, person, signWay, at, image ?? ''].join('|')].join('\n')
