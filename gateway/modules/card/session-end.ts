import { errorText, type ErrorCode } from '@domain/errors'
import type { nfcResults } from '@domain/statuses/nfc-session'
import { jsonb } from '../../db/connect'
import type { ShownCard } from '../../db/column-types'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { emit } from '../../wiring'
import { salesChanged } from '../billing/service'
import { transition } from '../../states'
import { openTask } from '../desk/service'
import { nothingToWrite } from './life'
import { insertRecord } from './repo/sessions'
import { writtenCount } from './rules/slices'
import { gasOrderMachine, gasSliceMachine } from './states'
import type { Held, NfcSession, Slice } from './types'

type NfcResult = keyof typeof nfcResults

/** How a session ended, in the words of its record. */
export interface Outcome {
  result: NfcResult
  code: ErrorCode | null
  message: string
}

/** AE-66, AE-68: what the customer reads. */
export const said = {
  written: '写卡成功，请将燃气卡插入表具上表',
  rewritten: '上次写卡中断，已重新写入，请将燃气卡插入表具上表',
  foundWritten: '卡片已写入，无需再写，请将燃气卡插入表具上表',
  foundUnchanged: '卡片未写入，可重新写卡',
  takenAway: '卡片已移开，未写入，请重新贴卡',
  unknown: '写卡结果待核实，请将卡片重新贴近手机',
  read: '读卡成功',
  unread: '未识别到卡片，请重新贴卡',
  cancelled: '已取消，卡片未写入',
  expired: '写卡会话已超时，卡片未写入',
} as const

/** A refusal's text with what it names. */
export function refusedText(code: ErrorCode, cardNo: string, subNo: number): string {
  if (code === 'A2401') return errorText(code, { 1234: cardNo.slice(-4) })
  return code === 'A2408' ? errorText(code, { n: subNo - 1 }) : errorText(code)
}

/** One record of each session that ended (A 2.13). */
export async function saveRecord(
  work: Work,
  session: NfcSession,
  outcome: Outcome,
  more: { card: ShownCard | null; slice: Slice | null; seqAfter: number | null },
): Promise<void> {
  await insertRecord(work.db, {
    bp: session.bp,
    recordId: newId(work.clock.now()),
    sessionId: session.sessionId,
    gasOrderId: session.gasOrderId,
    subNo: session.subNo,
    cardNo: session.cardNo,
    mode: session.mode,
    result: outcome.result,
    failCode: outcome.code,
    message: outcome.message,
    card: more.card === null ? null : jsonb(more.card),
    volume: more.slice?.volume ?? null,
    amount: more.slice?.amount ?? null,
    seqBefore: session.seqBefore,
    seqAfter: more.seqAfter,
    platform: session.platform,
    userMask: session.userMask,
    durationMs: Math.max(0, work.clock.now() - Date.parse(session.startedAt)),
    endedAt: work.clock.iso(),
  })
}

/** The card holds the write: proven by what was read (AE-69). Harmless to repeat. */
export async function commit(work: Work, { order, slices }: Held, slice: Slice, by: string): Promise<void> {
  if (slice.state === 'WRITTEN' || slice.state === 'LOADED') return
  const now = work.clock.iso()
  slice.state = await transition(work, gasSliceMachine, slice, 'PROVE', { set: { writtenAt: now } })
  const isLast = writtenCount(slices) === slices.length
  const event = isLast ? 'WRITTEN_ALL' : 'WRITTEN_PART'
  order.state = await transition(work, gasOrderMachine, order, event, { set: { unknownAt: null }, by })
  if (isLast) await nothingToWrite(work, order)
  await emit(work, salesChanged, { bp: order.bp, companyCode: order.companyCode })
}

/** Nothing was written: the order waits as before. One in an unknown state needs the proof of a read (`proven`). */
export async function putBack(
  work: Work,
  { order, slices }: Held,
  slice: Slice | null,
  how: { by: string; proven: boolean },
): Promise<void> {
  const isUnknown = order.state === 'UNKNOWN'
  if (isUnknown && !how.proven) return
  if (order.state !== 'WRITING' && !isUnknown) return
  if (slice?.state === 'RESERVED') slice.state = await transition(work, gasSliceMachine, slice, 'RELEASE')
  const whole = isUnknown ? 'FOUND_UNCHANGED' : 'ABORT_UNCHANGED'
  const event = writtenCount(slices) > 0 ? 'ABORT_PART' : whole
  order.state = await transition(work, gasOrderMachine, order, event, { set: { unknownAt: null }, by: how.by })
}

/** A write may have reached the card: only a read of the card shows it (AE-68). */
export async function loseTrack(work: Work, { order }: Held, by: string): Promise<void> {
  if (order.state !== 'WRITING') return
  const set = { unknownAt: work.clock.iso() }
  order.state = await transition(work, gasOrderMachine, order, 'CONTACT_LOST', { set, by })
}

/** Gives the order to the desk (AE-66, AE-68a, AE-72). */
export async function giveToStaff(work: Work, { order }: Held, by: string, reason: string): Promise<void> {
  if (order.state !== 'WRITING' && order.state !== 'UNKNOWN') return
  order.state = await transition(work, gasOrderMachine, order, 'GIVE_UP', { set: { unknownAt: null }, by, reason })
  const { companyCode, bp, gasOrderId } = order
  await openTask(work, { companyCode, bizType: 'NFC_MANUAL', bizNo: gasOrderId, bp, rule: 'manual', dueAt: null })
}
