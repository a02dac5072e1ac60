import { createHash } from 'node:crypto'
import type { In, Out } from '@contract'
import type { BoundSession, Ctx, Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import { emit } from '../../wiring'
import { describe, drawnShare, openOwn, use } from '../file/service'
import { headOf, linesOf, segmentsOf, signStatement, type Statement, statementConfirmed } from '../metering/service'
import { openStatement } from './open-statement'
import { sealStatement, statementUrl } from './papers'
import { isSignature } from './rules/signature'
import { signedText } from './rules/signed-text'
import type { Signing } from './types'

type Confirm = 'energy POST /settlement/confirm'

const sha256 = (what: Buffer | string): string => createHash('sha256').update(what).digest('hex')

/**
 * AE-23: the customer signs and the bill follows in the same transaction (AE-25). The picture is read before it, outside of every
 * transaction. Refuses 44852 for a file of another user, A2203 for one that is no signature, and what {@link openStatement} refuses.
 */
export async function confirm(ctx: Ctx<BoundSession>, input: In<Confirm>): Promise<Out<Confirm>> {
  const picture = await signatureOf(ctx, input)
  return ctx.transaction(async (work) => {
    const statement = await openStatement(work, ctx.session, input)
    const { statementId } = statement
    const { userId } = ctx.session
    await use(work, userId, [input.signFileID], `SIGNATURE:${statementId}`)
    const signing = { name: input.signerName.trim(), at: work.clock.iso(), pictureSha256: sha256(picture) }
    const signed = await signStatement(work, statement, {
      userId,
      name: signing.name,
      signed: { at: signing.at, signFileId: input.signFileID, signSha256: await fingerprint(work, statement, signing) },
    })
    await emit(work, statementConfirmed, signed)
    await sealStatement(work, statement)
    const now = await headOf(work.db, { bp: statement.bp, companyCode: statement.companyCode, statementId })
    return {
      state: now?.state ?? signed.state,
      customerSignAt: signing.at,
      billId: now?.billId ?? null,
      pdfUrl: statementUrl(work, statement, true),
    }
  })
}

/** The picture of the handwriting; a name of spaces is no name. */
async function signatureOf(ctx: Ctx<BoundSession>, { signFileID, signMeta, signerName }: In<Confirm>): Promise<Buffer> {
  if (signerName.trim() === '') throw badField('signerName')
  const about = await describe(ctx, signFileID)
  const file = about?.bizType === 'SIGNATURE' ? await openOwn(ctx, ctx.session.userId, signFileID) : null
  if (!file) throw new Refusal('44852')
  if (!isSignature({ ...signMeta, pictureAreaPct: await drawnShare(file.bytes) })) throw new Refusal('A2203')
  return file.bytes
}

async function fingerprint(work: Work, head: Statement, signing: Signing): Promise<string> {
  const lines = await linesOf(work.db, head.bp, [head.statementId])
  const segments = await segmentsOf(work.db, head.bp, [head.statementId])
  return sha256(signedText({ head, lines, segments }, signing))
}
