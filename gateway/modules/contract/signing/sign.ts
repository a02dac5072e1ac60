import { createHash } from 'node:crypto'
import type { Work } from '../../../http/context'
import { boxes, facts, foot, subtitle, type Fact } from '../../../pdf/parts'
import { pdfOf } from '../../../pdf/sheet'
import { openOwn, putBefore, usePut } from '../../file/service'
import { findSigned, insertSigned, lockSigned, type SignedFile, type SignedKey } from '../repo/signing'
import { signingKeys } from './keys'

/** A document before its first signature. */
export interface Document extends SignedKey {
  companyCode: string
  /** File name with its ending. */
  name: string
  bytes: Buffer
}

/** The signers of a document: first the customer, then the gas company by its platform (C-02). */
export interface Signers {
  customer: string
  /** The signer for the customer. */
  person: string
  company: string
  reason: string
  /** ISO moment. */
  at: string
  /** What is on a page of its own behind the document (C-07); null where its last page says it. */
  page: { facts: readonly Fact[]; way: string; picture: Buffer | null } | null
}

export interface SignedBytes {
  bytes: Buffer
  readHash: string
  coveredHash: string
  fileHash: string
}

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

/** ms between the two signatures of a document that is signed in one go. */
const BETWEEN = 1000

/**
 * Signs a document for both sides: PAdES B-T in two revisions, the document's own bytes stay in front of them. About a quarter of a
 * second; nothing is written but the keys, at the first time.
 */
export async function sign(work: Work, { bytes, name }: Document, signers: Signers): Promise<SignedBytes> {
  const { addSignature, signWithPage } = await import('../../../pdf/sign/seal')
  const { readSignatures } = await import('../../../pdf/sign/read')
  const keys = await signingKeys(work)
  const { customer, person, company, reason, at, page } = signers
  const first = { party: 'customer', name: customer, person, reason, at } as const
  const one =
    page === null
      ? await addSignature(bytes, keys, first)
      : await signWithPage(bytes, await signaturePage(work, name, signers, page), keys, first)
  const later = new Date(Date.parse(at) + BETWEEN).toISOString()
  const two = Buffer.from(
    await addSignature(one, keys, { party: 'company', name: company, person: '', reason, at: later }),
  )
  const [found] = readSignatures(two, keys.root.certificate)
  return { bytes: two, readHash: sha256(bytes), coveredHash: found?.coveredHash ?? '', fileHash: sha256(two) }
}

const signaturePage = (
  work: Work,
  name: string,
  { customer, company, person, at }: Signers,
  page: NonNullable<Signers['page']>,
): Promise<Buffer> =>
  pdfOf({ title: name, madeAt: at }, (doc) => {
    subtitle(doc, '签署信息页')
    facts(doc, page.facts)
    doc.moveDown(1)
    boxes(doc, [
      { title: '供气方', facts: [{ label: '签章', value: `${company}（平台签章）` }], picture: null },
      {
        title: '用气方',
        facts: [
          { label: '签章', value: `${customer}（${page.way}）` },
          { label: '经办人', value: person },
        ],
        picture: page.picture,
      },
    ])
    if (work.config.environment !== 'PRO') foot(doc, '演示签署服务，不具备CA认证效力')
  })

/** A signed document with its bytes in the store. */
export type StoredSigned = Omit<SignedBytes, 'bytes'> & { fileId: string }

/** Puts a signed document into the store, before the transaction that keeps it. */
export async function storeSigned(
  work: Work,
  { companyCode, name }: Pick<Document, 'companyCode' | 'name'>,
  { bytes, ...hashes }: SignedBytes,
): Promise<StoredSigned> {
  const { fileId } = await putBefore(work, { name, bytes, bizType: 'SIGNED', companyCode })
  return { ...hashes, fileId }
}

/** Keeps a stored document as the signed one, once: the second call gets what the first one kept. */
export async function saveSigned(
  work: Work,
  { bp, kind, ref, companyCode, name }: Omit<Document, 'bytes'>,
  stored: StoredSigned,
  signedAt: string,
): Promise<SignedFile> {
  await lockSigned(work.db, { bp, kind, ref })
  const before = await findSigned(work.db, { bp, kind, ref })
  if (before) return before
  await usePut(work, stored.fileId, `SIGNED:${kind}:${ref}`)
  const row = { bp, kind, ref, companyCode, name, signedAt, ...stored }
  await insertSigned(work.db, { ...row, createdAt: work.clock.iso() })
  return row
}

/** Bytes of a file that the product stored itself; null when it is gone. */
export const storedBytes = async (work: Work, fileId: string): Promise<Buffer | null> =>
  (await openOwn(work, 'system', fileId))?.bytes ?? null
