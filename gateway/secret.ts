import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'
import type { Config } from './config'
import type { InvoiceParty, Sealed, SealedParty } from './db/column-types'

/*
 * Personal data at rest (C 2): AES-256-GCM under a key made from DATA_KEY; what must be found by its value has an HMAC beside it, under
 * another key, so that an index alone reveals nothing. Random tokens are stored as SHA-256.
 */

interface Keys {
  /** Prefix of what this key sealed. */
  id: string
  cipher: Buffer
  index: Buffer
}

/** Made once per key: HKDF for every call would cost more than the cipher. */
const made = new WeakMap<Buffer, Keys>()

function keysOf(dataKey: Buffer): Keys {
  const known = made.get(dataKey)
  if (known) return known
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', dataKey, '', `account|${purpose}`, 32))
  const keys = { id: derive('id').toString('hex', 0, 4), cipher: derive('cipher'), index: derive('index') }
  made.set(dataKey, keys)
  return keys
}

export type KeyHolder = { config: Pick<Config, 'dataKey'> & Partial<Pick<Config, 'olderDataKeys'>> }

/** Ids of the keys, the newest first. */
export const keyIds = (work: KeyHolder): string[] => allKeys(work).map(({ id }) => id)

/** The newest first. */
const allKeys = ({ config }: KeyHolder): Keys[] => [config.dataKey, ...(config.olderDataKeys ?? [])].map(keysOf)

const nonceBytes = 12
const tagBytes = 16

/**
 * Personal text as it is stored, under the newest key: its id, a dot, base64url of nonce, tag and cipher text. While there is one key
 * only, the id stays out: a release of before, that may run beside this one, reads it as well.
 */
export function seal(work: KeyHolder, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const { id, cipher: key } = keysOf(work.config.dataKey)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  return work.config.olderDataKeys?.length ? `${id}.${sealed}` : sealed
}

/** The way back of {@link seal}; throws when the text was changed or the key is another. */
export function unseal(work: KeyHolder, stored: string): string {
  const [text = '', id] = stored.split('.', 2).reverse()
  const keys = allKeys(work)
  // Text without an id was sealed while there was one key: the oldest.
  const key = id === undefined ? keys.at(-1) : keys.find((one) => one.id === id)
  if (!key) throw new Error(`no data key ${id}: it belongs to OLDER_DATA_KEYS`)
  const bytes = Buffer.from(text, 'base64url')
  const cipher = createDecipheriv('aes-256-gcm', key.cipher, bytes.subarray(0, nonceBytes))
  cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return cipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + cipher.final('utf8')
}

/** A column of type Sealed: nothing stays nothing, so that it shows without a key. */
export const sealText = (work: KeyHolder, text: string): Sealed =>
  (text === '' ? '' : seal(work, text)) as unknown as Sealed

/** The way back of {@link sealText}. */
export const openText = (work: KeyHolder, stored: Sealed): string => {
  const text = stored as unknown as string
  return text === '' ? '' : unseal(work, text)
}

/** A text that is sealed beside a column which holds it in plain only where a gateway of the release before has written the row. */
export const openBeside = (work: KeyHolder, sealed: Sealed, plain: string): string => openText(work, sealed) || plain

/** What a text begins with that {@link seal} has sealed under the newest of several keys. */
export const newestMark = ({ config }: KeyHolder): string => `${keysOf(config.dataKey).id}.`

/** A buyer as an invoice keeps it: what says where and how to reach or pay the buyer is sealed. */
export const sealParty = (work: KeyHolder, party: InvoiceParty): SealedParty => ({
  ...party,
  address: sealText(work, party.address),
  phone: sealText(work, party.phone),
  bankAccount: sealText(work, party.bankAccount),
})

/** The way back of {@link sealParty}. */
export const openParty = (work: KeyHolder, party: SealedParty): InvoiceParty => ({
  ...party,
  address: openText(work, party.address),
  phone: openText(work, party.phone),
  bankAccount: openText(work, party.bankAccount),
})

/** The index beside a sealed text by which it is found: under the oldest key, as all existing ones. */
export const indexOf = ({ config }: KeyHolder, text: string): string =>
  createHmac('sha256', keysOf(config.olderDataKeys?.at(-1) ?? config.dataKey).index)
    .update(text)
    .digest('hex')

/** How a token, code or ticket is stored. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** 32 random bytes for a token that is shown once. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Six digits from the system's generator (LG-02). */
export const newSmsCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Equality that takes the same time wherever the texts differ. */
export function isSame(a: string, b: string): boolean {
  const [x, y] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()]
  return timingSafeEqual(x, y)
}
