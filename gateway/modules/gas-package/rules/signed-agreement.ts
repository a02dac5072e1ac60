import type { Agreement } from '../types'

/** Signer, way and time of the signature; `image`: id of the drawing. */
export interface Signing {
  customer: string
  person: string
  signWay: 'SEAL' | 'HAND'
  at: string
  image: string | null
}

/**
 * C-07: the signed text. Its SHA-256 is the fingerprint that both sides have: the frozen text, then a line for the customer, parts
 * separated by `|`. Never changed: stored fingerprints depend on it.
 */
export const signedText = (
  { agreeId, content, contentHash }: Pick<Agreement, 'agreeId' | 'content' | 'contentHash'>,
  { customer, person, signWay, at, image }: Signing,
): string => [content, [agreeId, contentHash, customer, person, signWay, at, image ?? ''].join('|')].join('\n')
