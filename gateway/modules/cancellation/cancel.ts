import type { In, Out } from '@contract'
import { dateOf } from '@domain/date'
import type { Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import {
  closeAccount,
  consumeTicket,
  failCancellation,
  openCancellation,
  runningCancellation,
  usersById,
} from '../identity/service'
import { companyOf, withdrawClaims } from '../membership/service'
import { publish, sendSms } from '../message/service'
import { areClear, cancelChecks, owesAnything } from './checks'

type Check = Out<'default GET /crmgas/portal/user/cancelCheck'>
type Input = In<'default POST /crmgas/portal/user/cancelAccount'>

/** Call 90. */
export async function cancelCheck(work: Work, { userId }: Session): Promise<Check> {
  const items = await cancelChecks(work, userId)
  return {
    items,
    canCancel: areClear(items) ? '1' : '0',
    owes: (await owesAnything(work, userId)) ? '1' : '0',
    effectiveAt: await runningCancellation(work, userId),
  }
}

/** CX-03: the step-up has been passed; a hindrance found now leaves its ticket unused (the refusal rolls back). */
export async function cancelAccount(
  work: Work,
  session: Session,
  { securityTicket, reason, remark }: Input,
): Promise<{ cancelId: string; effectiveAt: string }> {
  const { userId, companyCode, terminalType } = session
  await consumeTicket(work, userId, securityTicket, 'cancel')
  const items = await cancelChecks(work, userId)
  if (!areClear(items)) throw new Refusal('2501', { data: { items } })
  const why = remark ? `${reason}：${remark}` : reason
  const { cancelId, effectiveAt } = await openCancellation(work, { userId, reason: why, channel: terminalType })
  await withdrawClaims(work, userId)
  const result = `申请已提交，将于${dateOf(effectiveAt)}生效`
  await tell(work, { userId, companyCode, cancelId, result, step: 'C0' })
  return { cancelId, effectiveAt }
}

interface Step {
  userId: string
  companyCode: string
  cancelId: string
  result: string
  step: string
}

/** By message, and by SMS: a logged-out user reads no message. */
async function tell(work: Work, { userId, companyCode, cancelId, result, step }: Step): Promise<void> {
  await publish(work, {
    bp: null,
    companyCode,
    audience: 'USER',
    userIds: [userId],
    templateCode: 'ACCOUNT_CANCEL',
    params: { result },
    bizId: cancelId,
    dedupeKey: `ACCOUNT_CANCEL|${cancelId}|${step}`,
  })
  const phone = (await usersById(work, [userId])).get(userId)?.phone
  if (phone === undefined) return
  const hotline = (await companyOf(work, companyCode))?.hotline ?? ''
  const text = `您的账号注销${result}。如非本人操作请致电${hotline}。`
  await sendSms(work, { companyCode, phone, smsType: 'ACCOUNT_CANCEL', text })
}

/** CX-05: the obstacles are checked once more; then the account is deleted, or the user is notified that it stays. */
export async function executeCancellation(
  work: Work,
  cancel: { cancelId: string; userId: string; companyCode: string },
): Promise<void> {
  const items = await cancelChecks(work, cancel.userId)
  if (areClear(items)) {
    await closeAccount(work, cancel)
    return
  }
  const open = items.filter(({ passed }) => passed === '0').map(({ hint }) => hint)
  if (!(await failCancellation(work, cancel, open.join('；')))) return
  const result = `未成功，原因：${open.join('；')}`
  await tell(work, { ...cancel, result, step: 'C3' })
}
