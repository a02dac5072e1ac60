/*
 * Tickets behind a scanned picture (C 2.15). An area that owns a kind contributes its meaning in its entry, and makes tickets of it:
 *
 *   extensions: [contribute(scanKinds, { SUB_INVITE: { describe: async (ctx, payload) => …, confirm: async (ctx, payload) => … } })]
 *   const { scanId, qrText, expireAt } = await createTicket(ctx, { kind: 'SUB_INVITE', createdBy: userId, payload: { … } })
 */
import { randomBytes } from 'node:crypto'
import type { Out } from '@contract'
import { collection } from '../../extensions'
import type { Ctx, Session, Work } from '../../http/context'
import { jsonb } from '../../db/connect'
import { isoOf } from '../../ports/clock'
import { entriesOf } from '../../wiring'
import * as repo from './repo'
import { LIFE, type ScanKind } from './rules'

export type Payload = Readonly<Record<string, unknown>>
export type ScanInfo = Out<'default POST /crmgas/scan/scan'>['info']

export interface KindOf {
  /** What the user is shown before the answer; throws a refusal when the ticket is no longer valid. */
  describe(ctx: Ctx<Session>, payload: Payload): Promise<Partial<ScanInfo>>
  /** Executes the confirmation, in the transaction of the answer. */
  confirm(ctx: Ctx<Session>, payload: Payload): Promise<{ bindingId?: string }>
}

export const scanKinds = collection<KindOf, ScanKind>('ticket')

/** The meaning of a kind of ticket. */
export function meaningOf(work: Pick<Work, 'wiring'>, kind: ScanKind): KindOf {
  const found = entriesOf(work, scanKinds).get(kind)
  if (!found) throw new Error(`no area handles tickets of kind ${kind}`)
  return found
}

export interface NewTicket {
  kind: ScanKind
  createdBy: string | null
  payload: Payload
  /** Hash of the secret that the asking browser must send to get the result. */
  pollHash?: string
}

/** 22 characters of base64url hold 128 random bits. */
const newScanId = () => randomBytes(16).toString('base64url')
const paths: Readonly<Record<ScanKind, string>> = { PC_LOGIN: 'pc', SUB_INVITE: 'sub' }

/** A ticket and the text of its picture (TD-05, TD-06). */
export async function createTicket(
  work: Work,
  { kind, createdBy, payload, pollHash }: NewTicket,
): Promise<{ scanId: string; qrText: string; expireAt: string }> {
  const scanId = newScanId()
  const now = work.clock.now()
  const expireAt = isoOf(now + LIFE[kind])
  await repo.insertTicket(work.db, {
    scanId,
    kind,
    createdBy,
    payload: jsonb(payload),
    pollHash: pollHash ?? null,
    createdAt: isoOf(now),
    expireAt,
  })
  return { scanId, qrText: `hyn://${paths[kind]}/${scanId}`, expireAt }
}
