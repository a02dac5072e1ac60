import type { Out } from '@contract'
import { HOUR, toMillis } from '@domain/date'
import { maskPhone } from '@domain/mask'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { paperUrl } from '../../file/service'
import { findAgreement, markOpened } from '../repo/agreements'
import { findOrder, lockOrder, setReminded } from '../repo/orders'
import type { Agreement, Order } from '../types'
import { isCertified } from '../../contract/service'
import { AGREEMENT_PAPER, fileNameOf } from './paper'
import { publishSign } from './notices'

type Detail = Out<'taocan GET /trade/agree/detail'>

/** Why this user cannot sign; null where signing is possible. */
async function signHint(work: Work, session: BoundSession, { agreement, order }: Found): Promise<string | null> {
  if (agreement.state !== 'TO_SIGN') return agreement.state === 'SIGNED' ? '协议已签署' : '协议已失效'
  if (toMillis(order.signDeadline) <= work.clock.now()) return '签署时间已过，请重新下单'
  if (!canSignFor(session)) return '需由主账号或已授权的子账号签署'
  return (await isCertified(work, session)) ? null : '请先完成企业认证'
}

/** K-08. */
export const canSignFor = ({ models }: Pick<BoundSession, 'models'>): boolean =>
  models.includes('CONTRACT_SIGN') && models.includes('PACKAGE_ORDER')

interface Found {
  agreement: Agreement
  order: Order
}

/** An agreement of the session's customer with its order; 2902 for any other. */
export async function ownAgreement(work: Pick<Work, 'db'>, bp: string, agreeId: string): Promise<Found> {
  const agreement = await findAgreement(work.db, { bp, agreeId })
  const order = agreement && (await findOrder(work.db, { bp, orderNo: agreement.orderNo }))
  if (!agreement || !order) throw new Refusal('2902')
  return { agreement, order }
}

/** The agreement for reading and signing; the first view by a user with the right to sign starts the reading time (K-08). */
export async function agreementDetail(ctx: Ctx<BoundSession>, agreeId: string): Promise<Detail> {
  const { session } = ctx
  const found = await ownAgreement(ctx, session.bp, agreeId)
  const { agreement, order } = found
  const hint = await signHint(ctx, session, found)
  if (agreement.openedAt === null && canSignFor(session)) await markOpened(ctx.db, agreement, ctx.clock.iso())
  const isOpen = agreement.state === 'TO_SIGN'
  return {
    agreeId,
    orderNo: order.orderNo,
    packageName: order.packageSnapshot.name,
    templateVersion: agreement.templateVersion,
    content: agreement.content,
    contentHash: agreement.contentHash,
    state: agreement.state,
    orderState: order.state,
    openedAt: agreement.openedAt ?? ctx.clock.iso(),
    expireAt: agreement.expireAt,
    canSign: hint === null,
    signHint: hint,
    phone: maskPhone(session.username),
    signedName: agreement.signedName,
    signedAt: agreement.signedAt,
    signWay: agreement.signWay,
    contractId: agreement.contractId,
    canCancel: order.state === 'WAIT_SIGN' && session.models.includes('PACKAGE_ORDER'),
    canRemind: isOpen && order.state === 'WAIT_SIGN' && !session.models.includes('CONTRACT_SIGN'),
    version: order.version,
  }
}

/** K-16: reminds the master to sign, at most once an hour; an earlier repeat returns the time of the last reminder. */
export async function remindMaster(
  work: Work,
  session: BoundSession,
  agreeId: string,
): Promise<{ remindedAt: string }> {
  const { agreement } = await ownAgreement(work, session.bp, agreeId)
  const order = await lockOrder(work.db, agreement)
  if (order?.state !== 'WAIT_SIGN') throw new Refusal('2904')
  const { remindedAt } = order
  if (remindedAt !== null && toMillis(remindedAt) > work.clock.now() - HOUR) return { remindedAt }
  const now = work.clock.iso()
  await setReminded(work.db, order, now)
  await publishSign(work, order, `ORDER_SIGN|${agreeId}|${now}`)
  return { remindedAt: now }
}

/** ms for which an address of a document is valid, as its answer says. */
const ADDRESS_LIFE = 10 * 60_000

/** C-13: the signed agreement; 2904 while it is not signed. */
export async function agreementFile(
  work: Work,
  session: BoundSession,
  agreeId: string,
): Promise<Out<'btwob GET /package/agreementFile'>> {
  const { agreement } = await ownAgreement(work, session.bp, agreeId)
  if (agreement.state !== 'SIGNED') throw new Refusal('2904')
  work.log.info({ agreeId, by: session.userId }, 'agreement opened')
  return {
    url: paperUrl(work, AGREEMENT_PAPER, `${agreement.bp}_${agreeId}`),
    name: fileNameOf(agreement),
    expireAt: isoOf(work.clock.now() + ADDRESS_LIFE),
  }
}
