import { createDecipheriv, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto'

/** RSA-SHA256 over the lines, each ended by a line feed, in base64: requests, client parameters. */
export function rsaSign(privateKey: string, ...lines: string[]): string {
  const text = lines.map((line) => `${line}\n`).join('')
  return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
}

/** Whether the platform signed these lines. A broken base64 is a wrong signature. */
export function rsaVerify(publicKey: KeyObject, signature: string, ...lines: string[]): boolean {
  const text = lines.map((line) => `${line}\n`).join('')
  return createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64')
}

/** What the channel encrypts with the merchant's v3 key: notifications, platform certificates. */
export interface Sealed {
  algorithm: string
  ciphertext: string
  nonce: string
  associated_data?: string
}

const tagLength = 16

/** Opens AES-256-GCM with the v3 key (32 bytes). Throws when the text was not made with it. */
export function openSealed(sealed: Sealed, apiV3Key: string): string {
  if (sealed.algorithm !== 'AEAD_AES_256_GCM') throw new RangeError(`unknown algorithm ${sealed.algorithm}`)
  const bytes = Buffer.from(sealed.ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiV3Key, 'utf8'), Buffer.from(sealed.nonce, 'utf8'))
  decipher.setAuthTag(bytes.subarray(bytes.length - tagLength))
  decipher.setAAD(Buffer.from(sealed.associated_data ?? '', 'utf8'))
  return Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - tagLength)), decipher.final()]).toString(
    'utf8',
  )
}

/** A certificate or a public key in PEM. */
export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem)
