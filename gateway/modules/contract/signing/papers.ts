import { Type } from '@sinclair/typebox'
import { collection } from '../../../extensions'
import type { JobCtx, Work } from '../../../http/context'
import { kind } from '../../../work/kinds'
import { entriesOf } from '../../../wiring'
import { enqueue } from '../../../work/queue'
import type { Draw } from '../../file/service'
import { findSigned } from '../repo/signing'
import { saveSigned, sign, storedBytes, storeSigned, type Signers } from './sign'

/** A kind of document that is drawn from rows and signed for both sides. Its id begins with the customer number. */
export interface SignedKind {
  draw(work: Work, id: string): Promise<{ name: string; bytes: Buffer } | null>
  /** Null while it is not signed: then it is drawn at each opening. */
  signers(work: Work, id: string): Promise<(Signers & { companyCode: string }) | null>
}

/** Kinds of signed documents; the key is the kind of the document in its address. */
export const signedKinds = collection<SignedKind>('signed document')

const keyOf = (paper: string, id: string) => ({ bp: id.split('_')[0] ?? '', kind: paper, ref: id })

type Opener = Work & Pick<JobCtx, 'transaction'>

/**
 * A signed document as it was stored; one with a signature older than this service, or with its work still waiting, is signed and
 * stored now. Nothing that is signed is drawn twice.
 */
async function openSigned(work: Opener, paper: string, id: string): Promise<{ name: string; bytes: Buffer } | null> {
  const key = keyOf(paper, id)
  const kept = await findSigned(work.db, key)
  if (kept) {
    const bytes = await storedBytes(work, kept.fileId)
    return bytes && { name: kept.name, bytes }
  }
  const area = entriesOf(work, signedKinds).get(paper)
  const drawn = (await area?.draw(work, id)) ?? null
  const signers = drawn && (await area?.signers(work, id))
  if (!drawn || !signers) return drawn
  const { companyCode } = signers
  const signed = await sign(work, { ...key, ...drawn, companyCode }, signers)
  const about = { ...key, companyCode, name: drawn.name }
  const stored = await storeSigned(work, about, signed)
  const row = await work.transaction((inside) => saveSigned(inside, about, stored, signers.at))
  return {
    name: row.name,
    bytes: row.fileHash === signed.fileHash ? signed.bytes : ((await storedBytes(work, row.fileId)) ?? signed.bytes),
  }
}

/** How a signed document is answered at its address. */
export const signedPaper =
  (paper: string): Draw =>
  (ctx, id) =>
    openSigned(ctx, paper, id)

const seal = kind({
  name: 'contract.seal',
  data: Type.Object({ bp: Type.String(), kind: Type.String(), id: Type.String() }),
  run: { manual: (ctx, data) => openSigned(ctx, data.kind, data.id) },
})

/** Has a document signed and stored soon, after the transaction in which its customer signed. */
export const sealSoon = (work: Work, paper: string, id: string): Promise<unknown> =>
  enqueue(work, seal, `${paper}-${id}`, { bp: keyOf(paper, id).bp, kind: paper, id })

export const sealWork = seal
