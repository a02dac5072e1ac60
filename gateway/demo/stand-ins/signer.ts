import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { SECOND, toMillis } from '@domain/date'
import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import { newId } from '../../http/ids'
import type { Work } from '../../http/context'
import { signingKeys } from '../../modules/contract/signing/keys'
import { isoOf, type Clock } from '../../ports/clock'
import type { ESign, FlowRequest, FlowState } from '../../ports/esign'
import type { SmsSender } from '../../ports/sms'
import { hasNotices, takeNotices } from './notices-repo'
import * as books from './signer-repo'
import { inTrouble, modeOf, type Trouble } from './trouble'

/**
 * Setting `esign.mode`, besides what every port knows: NEVER calls back about nothing, TWICE calls back twice, MIXED calls back about the
 * end before the part, FORGED with a signature that is not its own, CERT_EXPIRED finds the signer's certificate over.
 */
const modes = ['NEVER', 'TWICE', 'MIXED', 'FORGED', 'CERT_EXPIRED'] as const

/** What a signer comes to at the provider. OVER: the flow has ended before. */
export type SignerAnswer = 'DONE' | 'WRONG_CODE' | 'LOCKED' | 'OVER'

/** A callback as a real provider sends it. */
export interface SignNotice {
  noticeId: string
  headers: Record<string, string>
  body: string
}

/** Wrong codes that end a flow. */
const WRONG_CODES = 5
/** Words of a flow that has failed, as its signer reads them. */
const LOCKED = '验证码错误次数过多，请重新签署'
const CERT_EXPIRED = '签署证书已过期，请更新证书后重新签署'
const REFUSED = '签署人在签署平台拒签'
/** A callback that was not taken comes again this much later, so many times in all. */
const AGAIN_AFTER = 30 * SECOND
const ATTEMPTS = 5
/** ms between the end of a flow and a callback that comes late. */
const LATE = 60 * SECOND

interface Parts {
  db: Db
  clock: Clock
  config: Config
  sms: SmsSender
  trouble: Trouble
  /** Signs its callbacks. */
  key: Buffer
}

/** The provider of signatures inside the process (C-14): books of its own, real signatures in the file, callbacks until they are taken. */
export class EmbeddedSigner implements ESign {
  readonly provider = 'sandbox'

  constructor(private readonly parts: Parts) {}

  createFlow = (request: FlowRequest): Promise<{ flowId: string }> =>
    inTrouble(this.parts.trouble, async () => {
      const { db, clock } = this.parts
      const { taskId, title, file, customer, company, expireAt } = request
      const before = await books.openFlow(db, taskId)
      if (before) return { flowId: before.flowId }
      await books.insertFlow(db, {
        flowId: newId(clock.now()),
        taskId,
        title,
        customerName: customer.name,
        companyName: company.name,
        code: String(randomInt(1_000_000)).padStart(6, '0'),
        state: 'SIGNING',
        document: file.bytes,
        expireAt,
        createdAt: clock.iso(),
      })
      const made = await books.openFlow(db, taskId)
      if (!made) throw new Error(`no flow for ${taskId}`)
      return { flowId: made.flowId }
    })

  /** Its page is a sheet of the app; the code goes to the signer's phone. */
  signUrl = (flowId: string, { phone }: { phone: string }): Promise<{ url: string }> =>
    inTrouble(this.parts.trouble, async () => {
      const flow = await this.known(flowId)
      const text = `【电子签沙箱】验证码${flow.code}，用于签署《${flow.title}》，请勿告知他人。`
      await this.parts.sms.send({ phone, smsType: 'ESIGN', text, code: flow.code, noticeId: `esign-${flowId}` })
      return { url: `sandbox:${flowId}` }
    })

  query = (flowId: string): Promise<{ state: FlowState; reason: string }> =>
    inTrouble(this.parts.trouble, async () => {
      const { state, reason, expireAt } = await this.known(flowId)
      const isOver = state === 'SIGNING' && toMillis(expireAt) <= this.parts.clock.now()
      return { state: isOver ? 'EXPIRED' : state, reason }
    })

  revoke = (flowId: string, reason: string): Promise<void> =>
    inTrouble(this.parts.trouble, async () => {
      const ended = await this.end(await this.known(flowId), { state: 'FAILED', reason, signed: null })
      if (ended === 'OVER') throw new Error(`flow ${flowId} has ended`)
    })

  download = (flowId: string): Promise<Buffer> =>
    inTrouble(this.parts.trouble, async () => {
      const { signed } = await this.known(flowId)
      if (signed === null) throw new Error(`flow ${flowId} is not signed`)
      return Buffer.from(signed)
    })

  callback({ header, body }: Parameters<ESign['callback']>[0]): { flowId: string } | null {
    const due = Buffer.from(this.mark(header('x-sandbox-time') ?? '', body), 'hex')
    const sent = Buffer.from(header('x-sandbox-signature') ?? '', 'hex')
    if (sent.length !== due.length || !timingSafeEqual(sent, due)) return null
    return { flowId: (JSON.parse(body) as { signFlowId: string }).signFlowId }
  }

  /** What the signer does at the provider: signs with the code that was sent, or refuses. */
  act(flowId: string, act: 'SIGN' | 'REFUSE', code: string): Promise<SignerAnswer> {
    return inTrouble(this.parts.trouble, async () => {
      const flow = await this.known(flowId)
      if (flow.state !== 'SIGNING' || toMillis(flow.expireAt) <= this.parts.clock.now()) return 'OVER'
      if (act === 'REFUSE') return this.end(flow, { state: 'REFUSED', reason: REFUSED, signed: null })
      if (code !== flow.code) {
        const isLocked = (await books.countWrong(this.parts.db, flowId)) >= WRONG_CODES
        if (!isLocked) return 'WRONG_CODE'
        await this.end(flow, { state: 'FAILED', reason: LOCKED, signed: null })
        return 'LOCKED'
      }
      if ((await this.mode()) === 'CERT_EXPIRED')
        return this.end(flow, { state: 'FAILED', reason: CERT_EXPIRED, signed: null })
      return this.end(flow, { state: 'SIGNED', reason: '', signed: await this.signed(flow) })
    })
  }

  /** Whether one is due; asked inside a transaction. */
  hasDue = (db: Db): Promise<boolean> => hasNotices(db, 'sandbox_sign_notice', this.parts.clock.iso(), ATTEMPTS)

  /** Takes due callbacks for one attempt each; those that are not taken come again. */
  async takeDue(limit: number): Promise<SignNotice[]> {
    if ((await modeOf(this.parts.trouble.readSetting, this.parts.trouble.port, ['DOWN'])) === 'DOWN') return []
    const { db, clock } = this.parts
    const [now, next] = [clock.iso(), isoOf(clock.now() + AGAIN_AFTER)]
    const due = await takeNotices(db, 'sandbox_sign_notice', { now, next, attempts: ATTEMPTS, limit })
    return due.map(({ noticeId, flowId, action, isForged }) => {
      const body = JSON.stringify({ action, signFlowId: flowId })
      const time = String(clock.now())
      const mark = this.mark(time, isForged ? `${body} ` : body)
      return { noticeId, headers: { 'x-sandbox-time': time, 'x-sandbox-signature': mark }, body }
    })
  }

  acknowledged = ({ noticeId }: SignNotice): Promise<void> => books.dropNotice(this.parts.db, noticeId)

  private mark = (time: string, body: string): string =>
    createHmac('sha256', this.parts.key)
      .update(time + body)
      .digest('hex')

  private mode = () => modeOf(this.parts.trouble.readSetting, this.parts.trouble.port, modes)

  private async known(flowId: string): Promise<books.Flow> {
    const flow = await books.findFlow(this.parts.db, flowId)
    if (!flow) throw new Error(`there is no flow ${flowId}`)
    return flow
  }

  private async end(flow: books.Flow, set: Pick<books.Flow, 'state' | 'reason' | 'signed'>): Promise<SignerAnswer> {
    const mode = await this.mode()
    const now = this.parts.clock.now()
    const notice = (action: 'SIGN_MISSION_COMPLETE' | 'SIGN_FLOW_COMPLETE', after: number) =>
      Array.from({ length: mode === 'TWICE' ? 2 : 1 }, () => ({
        noticeId: newId(now),
        flowId: flow.flowId,
        action,
        isForged: mode === 'FORGED',
        dueAt: isoOf(now + after),
      }))
    const part = notice('SIGN_MISSION_COMPLETE', mode === 'MIXED' ? LATE : SECOND)
    const whole = notice('SIGN_FLOW_COMPLETE', mode === 'MIXED' ? SECOND : 2 * SECOND)
    const isEnded = await books.endFlow(this.parts.db, flow.flowId, set, mode === 'NEVER' ? [] : [...part, ...whole])
    return isEnded ? 'DONE' : 'OVER'
  }

  /** The document with both signatures, by the keys of the deployment. */
  private async signed({ document, customerName, companyName, title }: books.Flow): Promise<Uint8Array> {
    const { addSignature } = await import('../../pdf/sign/seal')
    const keys = await signingKeys(this.parts)
    const at = this.parts.clock.now()
    const by = { person: '', reason: title }
    const one = { ...by, party: 'customer', name: customerName, at: isoOf(at) } as const
    const two = { ...by, party: 'company', name: companyName, at: isoOf(at + SECOND) } as const
    return addSignature(await addSignature(document, keys, one), keys, two)
  }
}

/** The embedded provider of this gateway; null where a real one stands, or the app signs by itself. */
export const signerOf = ({ ports }: Pick<Work, 'ports'>): EmbeddedSigner | null =>
  ports.esign instanceof EmbeddedSigner ? ports.esign : null
