import { CryptoKeySigner, PDF } from '@libpdf/core'
import { stampTime } from './time-stamp'
import { issue, type Key, type Keys, type Subject } from './x509'

/** Keys of a deployment, opened. */
export interface SigningKeys {
  root: { certificate: Uint8Array; keys: Keys }
  time: { certificate: Uint8Array; keys: Keys }
  customer: Keys
  company: Keys
}

export const ROOT: Subject = { name: 'Gas Signing Root' }
export const TIME: Subject = { name: 'Gas Time Stamping' }

/** One signature: its party, its signer, its moment. */
export interface Signature {
  party: 'customer' | 'company'
  /** The organization that signs. */
  name: string
  /** The signer for it. */
  person: string
  reason: string
  /** ISO moment. */
  at: string
}

const YEAR = 365 * 24 * 60 * 60 * 1000

/** A certificate of a signer is made for one signature, and lasts a year from it. */
const certificateFor = (keys: SigningKeys, { party, name, person, at }: Signature): Promise<Uint8Array> =>
  issue({
    subject: { name, ...(person !== '' && { organization: person }) },
    publicKey: keys[party].publicKey,
    issuer: ROOT,
    issuerKey: keys.root.keys.privateKey,
    purpose: 'SIGN',
    from: new Date(Date.parse(at) - 60_000).toISOString(),
    to: new Date(Date.parse(at) + YEAR).toISOString(),
  })

/** Length of the DER value that begins here: its head and its content. */
export function derLength(bytes: Uint8Array): number {
  const first = bytes[1] ?? 0
  if (first < 0x80) return 2 + first
  const size = first & 0x7f
  let length = 0
  for (let i = 0; i < size; i++) length = length * 256 + (bytes[2 + i] ?? 0)
  return 2 + size + length
}

/** Room in bytes that is enough for any signature. */
const ROOM = 12_288

interface Attempt {
  bytes: Uint8Array
  /** Bytes of the signature in the file's /Contents. */
  length: number
}

async function attempt(
  pdf: Uint8Array,
  keys: SigningKeys,
  signature: Signature,
  certificate: Uint8Array,
  room: number,
  before: (document: PDF) => Promise<void>,
): Promise<Attempt> {
  const document = await PDF.load(pdf)
  await before(document)
  const { privateKey } = keys[signature.party]
  const at = new Date(signature.at)
  const chain = [keys.root.certificate]
  let length = 0
  const { bytes } = await document.sign({
    signer: new CryptoKeySigner(privateKey as never, certificate, 'RSA', 'RSASSA-PKCS1-v1_5', chain),
    reason: signature.reason,
    level: 'B-T',
    timestampAuthority: {
      timestamp: (digest) => stampTime(digest, { ...timeOf(keys), at }),
    },
    fieldName: signature.party === 'customer' ? 'Customer' : 'Company',
    signingTime: at,
    estimatedSize: room,
  })
  const [, , end = 0] = rangesOf(bytes).at(-1) ?? []
  length = derLength(Buffer.from(Buffer.from(bytes.subarray(end - 2 * room - 1, end - 1)).toString('latin1'), 'hex'))
  return { bytes, length }
}

const timeOf = ({ time }: SigningKeys): { certificate: Uint8Array; key: Key } => ({
  certificate: time.certificate,
  key: time.keys.privateKey,
})

/** Every /ByteRange of a file: offset and length before the signature, offset and length after it. */
export function rangesOf(bytes: Uint8Array): [number, number, number, number][] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].map(([, a, b, c, d]) => [
    Number(a),
    Number(b),
    Number(c),
    Number(d),
  ])
}

/**
 * Signs a document as a further revision: the bytes so far stay as they are (PAdES B-T, ETSI EN 319 142-1). The place of the signature
 * is exactly as long as the signature: no byte of the file is left without a signature above it. Its length is known from a first run.
 */
export async function addSignature(
  pdf: Uint8Array,
  keys: SigningKeys,
  signature: Signature,
  before: (document: PDF) => Promise<void> = async () => undefined,
): Promise<Uint8Array> {
  const certificate = await certificateFor(keys, signature)
  const first = await attempt(pdf, keys, signature, certificate, ROOM, before)
  const second = await attempt(pdf, keys, signature, certificate, first.length, before)
  if (second.length !== first.length) throw new Error('the signature does not fill its place')
  return second.bytes
}

/** Signs as {@link addSignature}, with a page of signatures behind the document's own pages. */
export const signWithPage = (
  pdf: Uint8Array,
  page: Uint8Array,
  keys: SigningKeys,
  signature: Signature,
): Promise<Uint8Array> =>
  addSignature(pdf, keys, signature, async (document) => {
    const drawn = await PDF.load(page)
    await document.copyPagesFrom(
      drawn,
      Array.from({ length: drawn.getPageCount() }, (_, n) => n),
    )
  })
