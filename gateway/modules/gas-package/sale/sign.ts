import type { In, Out } from '@contract'
import { HOUR, SECOND, toMillis } from '@domain/date'
import { maskPhone } from '@domain/mask'
import { isZeroMoney } from '@domain/money'
import { SIGNATURE_AREA } from '@domain/signature'
import type { SealedEvidence } from '../../../db/column-types'
import { jsonb } from '../../../db/connect'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { sealText } from '../../../secret'
import { transition } from '../../../states'
import { entriesOf } from '../../../wiring'
import { archive, isCertified, sealSoon, sha256 } from '../../contract/service'
import { describe, drawnShare, openOwn, use } from '../../file/service'
import { lockAccount, type Account } from '../../gas-account/service'
import { checkCode, useCode, usersById } from '../../identity/service'
import { done } from '../../todo/service'
import { SIGN_TODO, takeEffect } from '../life'
import { numberOf } from '../numbers'
import { orderOrigins } from '../origins'
import { findAgreement } from '../repo/agreements'
import { insertDeposit } from '../repo/deposits'
import { lockOrder } from '../repo/orders'
import { signedText } from '../rules/signed-agreement'
import { packageSettings } from '../settings'
import { packageOrderMachine, supplyAgreementMachine } from '../states'
import type { Agreement, Order } from '../types'
import { canSignFor, ownAgreement } from './agreement'
import { AGREEMENT_PAPER } from './paper'
import { requestDeposit } from './notices'

type Sign = 'taocan POST /trade/agree/sign'
type Input = In<Sign>

/** K-08: least time between the first look and the signature. */
const READING = 10 * SECOND

/**
 * K-08, C-04 to C-07: the agreement is signed, archived as a contract, and the order waits for its deposit, or is in force where it
 * asks for none. For a `manual` handler: the code is judged in a transaction of its own, so that a wrong one counts.
 */
export async function signAgreement(ctx: Ctx<BoundSession>, input: Input): Promise<Out<Sign>> {
  const { session } = ctx
  if (!canSignFor(session)) throw new Refusal('2110')
  const { agreement, order } = await ownAgreement(ctx, session.bp, input.agreeId)
  refuseUnsignable(ctx, agreement, order)
  refuseUnread(ctx, agreement, input)
  if (!(await isCertified(ctx, session))) throw new Refusal('2209')
  await refuseEmptyDrawing(ctx, input)
  const proof = await checkCode(ctx, session.username, input.smsCode, 'CONTRACT_SIGN', input.agreeId)
  return ctx.transaction(async (tx) => {
    await useCode(tx, proof)
    const signed = await signIn(tx, input, proof.smsId)
    await sealSoon(tx, AGREEMENT_PAPER, `${session.bp}_${input.agreeId}`)
    return signed
  })
}

/** 42110 when the time is over or the order has ended, 2904 when it is signed already. */
function refuseUnsignable(work: Work, { state }: Pick<Agreement, 'state'>, order: Order): void {
  if (state === 'SIGNED') throw new Refusal('2904')
  const isOver = toMillis(order.signDeadline) <= work.clock.now()
  if (state === 'VOID' || order.state !== 'WAIT_SIGN' || isOver) throw new Refusal('42110')
}

function refuseUnread(work: Work, { openedAt, contentHash }: Agreement, input: Input): void {
  if (openedAt === null || work.clock.now() - toMillis(openedAt) < READING) throw new Refusal('42104')
  if (input.contentHash !== contentHash) throw new Refusal('42801')
}

/** A signature by hand is a drawing of the user that is not blank. */
async function refuseEmptyDrawing(ctx: Ctx<BoundSession>, { signWay, signImage }: Input): Promise<void> {
  if (signWay === 'SEAL') return
  const about = signImage === undefined ? null : await describe(ctx, signImage)
  const file = about?.bizType === 'SIGNATURE' ? await openOwn(ctx, ctx.session.userId, about.fileId) : null
  if (!file) throw new Refusal('44852')
  if ((await drawnShare(file.bytes)) < SIGNATURE_AREA) throw new Refusal('A2203')
}

/** Signs the agreement; the caller has checked the reading time and the code, by which the will is proved. */
export async function signIn(ctx: Ctx<BoundSession>, input: Input, smsId?: string): Promise<Out<Sign>> {
  const { session } = ctx
  const account = await lockAccount(ctx.db, session)
  const { orderNo } = (await ownAgreement(ctx, session.bp, input.agreeId)).order
  const order = await lockOrder(ctx.db, { bp: session.bp, orderNo })
  // What another has signed or ended meanwhile is seen only under the lock of the order.
  const agreement = await findAgreement(ctx.db, { bp: session.bp, agreeId: input.agreeId })
  if (!account || !order || !agreement) throw new Refusal('2902')
  refuseUnsignable(ctx, agreement, order)
  const contractId = await saveSignature(ctx, { account, order, agreement }, { ...input, smsId })
  await done(ctx, SIGN_TODO, agreement.agreeId, order.bp)
  return bringOn(ctx, order, contractId)
}

/** The signature with its evidence (C-07), the company's own at once by its platform (C-02), and the archived contract. */
async function saveSignature(
  ctx: Ctx<BoundSession>,
  { account, order, agreement }: { account: Account; order: Order; agreement: Agreement },
  { signWay, signImage, smsId }: Input & { smsId: string | undefined },
): Promise<string> {
  const { session } = ctx
  const at = ctx.clock.iso()
  const image = signWay === 'HAND' ? (signImage ?? null) : null
  if (image !== null) await use(ctx, session.userId, [image], `AGREEMENT:${agreement.agreeId}`)
  const person = (await usersById(ctx, [session.userId])).get(session.userId)?.nickname ?? ''
  const signed = { customer: account.customerName, person, signWay, at, image }
  const hashAfter = sha256(signedText(agreement, signed))
  const contractId = await archive(ctx, {
    bp: order.bp,
    companyCode: order.companyCode,
    contractType: 'PACKAGE_AGREE',
    title: `${order.packageSnapshot.name}供气协议`,
    startDate: order.packageSnapshot.deliveryStart,
    endDate: order.packageSnapshot.deliveryEnd,
    signedAt: at,
    fileHash: hashAfter,
  })
  const evidence: SealedEvidence = {
    userId: session.userId,
    name: sealText(ctx, person),
    phone: maskPhone(session.username),
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 300),
    at,
    ...(smsId !== undefined && { smsId }),
    hashBefore: agreement.contentHash,
    hashAfter,
  }
  await transition(ctx, supplyAgreementMachine, agreement, 'SIGN', {
    by: session.userId,
    set: {
      signWay,
      signImage: image,
      signedBy: session.userId,
      signedName: account.customerName,
      signedAt: at,
      contractId,
      evidence: jsonb(evidence),
    },
  })
  return contractId
}

/** The order goes on: to its deposit (K-09), or into force where it asks for none (B 3.2). */
async function bringOn(ctx: Ctx<BoundSession>, order: Order, contractId: string): Promise<Out<Sign>> {
  const by = ctx.session.userId
  const { orderNo } = order
  if (order.sourceType !== 'PACKAGE') return bringOnWon(ctx, order, contractId)
  if (isZeroMoney(order.depositAmount)) {
    await takeEffect(ctx, order, 'SIGN_FREE', { set: { contractId }, by })
    return { orderNo, orderStatus: 'EFFECTIVE', contractId, depositDeadline: null, payRequired: false }
  }
  const { depositHours } = packageSettings(ctx.settings, order.companyCode)
  const depositDeadline = isoOf(ctx.clock.now() + depositHours * HOUR)
  const orderStatus = await transition(ctx, packageOrderMachine, order, 'SIGN', {
    by,
    set: { contractId, depositDeadline, version: order.version + 1 },
  })
  await requestDeposit(ctx, order, depositDeadline)
  return { orderNo, orderStatus, contractId, depositDeadline, payRequired: true }
}

/** N-12: what is held for it already is its deposit, so the order is in force. */
async function bringOnWon(ctx: Ctx<BoundSession>, order: Order, contractId: string): Promise<Out<Sign>> {
  const { bp, orderNo } = order
  const origin = entriesOf(ctx, orderOrigins).get('NG')
  if (!origin) throw new Error(`nothing knows where order ${orderNo} comes from`)
  const { amount, cause } = await origin.signed(ctx, order)
  await insertDeposit(ctx.db, {
    bp,
    orderNo,
    amount,
    cause,
    entryNo: await numberOf(ctx, 'D'),
    direction: 'IN',
    balanceAfter: amount,
    remark: '竞购保证金转入',
    createdAt: ctx.clock.iso(),
  })
  const set = { contractId, depositPaid: amount }
  await takeEffect(ctx, order, 'SIGN_FREE', { set, by: ctx.session.userId })
  return { orderNo, orderStatus: 'EFFECTIVE', contractId, depositDeadline: null, payRequired: false }
}
