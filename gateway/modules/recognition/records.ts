import type { In, Out } from '@contract'
import { addMonths, startOf, toInstant } from '@domain/date'
import { doubtsOf } from '@domain/recognition/plausible'
import { charsOf, readingOf } from '@domain/recognition/wheels'
import type { BoundSession, Ctx, Session } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ownOr2902, Refusal } from '../../http/refusal'
import { transition } from '../../states'
import { jsonb } from '../../db/connect'
import { moveToUser, releaseOf } from '../file/service'
import { findImg } from '../metering/service'
import { knownOf } from './meter'
import { ownerOf } from './recognize'
import * as repo from './repo'
import { recognitionMachine } from './states'
import { viewOf, viewsOf } from './views'

type Detail = 'default GET /crmgas/zhulong/detail'
type List = 'default GET /crmgas/zhulong/list'
type Confirm = 'default POST /crmgas/zhulong/confirm'
type Delete = 'default POST /crmgas/zhulong/delete'
type Claim = 'default POST /crmgas/zhulong/claim'
type Submitted = 'default POST /crmgas/zhulong/submitted'

export const detail = async (ctx: Ctx, { recordId, visitorId }: In<Detail>): Promise<Out<Detail>> =>
  viewOf(ctx, ownOr2902(await repo.findRecognition(ctx.db, ownerOf(ctx, visitorId), recordId)))

export async function list(ctx: Ctx, input: In<List>): Promise<Out<List>> {
  const { visitorId, month, meterNo } = input
  const page = paged(input)
  const span = month && {
    from: toInstant(startOf(`${month}-01`)),
    until: toInstant(startOf(`${addMonths(month, 1)}-01`)),
  }
  const { rows, total } = await repo.recognitionPage(ctx.db, ownerOf(ctx, visitorId), {
    ...page,
    meterNo: meterNo || undefined,
    from: span ? span.from : undefined,
    until: span ? span.until : undefined,
  })
  return envelope(page, await viewsOf(ctx, rows), total)
}

/** ZL-05, ZL-06. Refuses a register that is not whole 44732, an unlikely one without `force` 44734, an older state 2904. */
export async function confirm(ctx: Ctx, input: In<Confirm>): Promise<Out<Confirm>> {
  const owner = ownerOf(ctx, input.visitorId)
  const row = ownOr2902(await repo.lockRecognition(ctx.db, owner, input.recordId))
  if (row.version !== input.version) throw new Refusal('2904')
  const chars = charsOf(input.confirmedReading.trim(), row)
  const reading = chars === null ? null : readingOf(chars, row)
  if (reading === null) throw new Refusal('44732')
  const known = knownOf(row)
  const doubts = known ? doubtsOf(reading, known) : []
  if (doubts.length > 0 && !input.force) throw new Refusal('44734')
  const kept = row.warnings.filter((one) => one === 'BLUR' || one === 'GLARE')
  await transition(ctx, recognitionMachine, row, 'CONFIRM', {
    set: { confirmedReading: reading, warnings: jsonb([...kept, ...doubts]), version: row.version + 1 },
  })
  return viewOf(ctx, ownOr2902(await repo.findRecognition(ctx.db, owner, row.recognitionId)))
}

/** Refuses 44733 for a submitted record: the gas company stores it as well. */
export async function remove(ctx: Ctx, { recordId, visitorId }: In<Delete>): Promise<true> {
  const row = ownOr2902(await repo.lockRecognition(ctx.db, ownerOf(ctx, visitorId), recordId))
  if (row.status === 'SUBMITTED') throw new Refusal('44733')
  await repo.deleteRecognitions(ctx.db, [recordId])
  await releaseOf(ctx, `RECOGNITION:${recordId}`, [row.fileId])
  return true
}

/** ZL-08: once; another login of the same phone finds nothing any more. */
export async function claim(ctx: Ctx<Session>, { visitorId }: In<Claim>): Promise<Out<Claim>> {
  const { userId, companyCode } = ctx.session
  const fileIds = await repo.moveRecognitions(ctx.db, visitorId, userId, ctx.clock.iso())
  await moveToUser(ctx, fileIds, { visitorId, userId, companyCode })
  return { moved: fileIds.length }
}

/** ZL-07; the same photo again changes nothing. Refuses an unconfirmed record 44735, a photo of the meter that is not this one 2902, an older state 2904. */
export async function submitted(ctx: Ctx<BoundSession>, input: In<Submitted>): Promise<Out<Submitted>> {
  const { userId, bp, companyCode } = ctx.session
  const owner = { type: 'USER', id: userId } as const
  const row = ownOr2902(await repo.lockRecognition(ctx.db, owner, input.recordId))
  if (row.status === 'SUBMITTED' && row.imgId === input.imgId) return viewOf(ctx, row)
  if (row.status !== 'CONFIRMED') throw new Refusal('44735')
  if (row.version !== input.version) throw new Refusal('2904')
  const img = ownOr2902(await findImg(ctx.db, { bp, companyCode, imgId: input.imgId }))
  if (img.fileId !== row.fileId) throw new Refusal('2902')
  await transition(ctx, recognitionMachine, row, 'SUBMIT', { set: { imgId: img.imgId, version: row.version + 1 } })
  return viewOf(ctx, ownOr2902(await repo.findRecognition(ctx.db, owner, row.recognitionId)))
}
