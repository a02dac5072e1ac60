import { availableOf } from '@domain/billing/balance'
import { MINUTE } from '@domain/date'
import { decimal } from '@domain/decimal'
import { maskPhone } from '@domain/mask'
import { compareMoney, money, subtractMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { lockAccount, type Account } from '../../modules/gas-account/service'
import { numberOf } from '../../modules/gas-package/numbers'
import { bizOf, findTarget, headOf, payableOf } from '../../modules/gas-package/pay/payable'
import { insertPayment, type Biz } from '../../modules/gas-package/repo/payments'
import type { Channel } from '../../modules/payment/types'
import { isoOf } from '../../ports/clock'
import { payHistoric, topUpHistoric } from '../money/history'
import { logCreated } from '../../states'
import { tradePaymentMachine } from '../../modules/gas-package/states'

/** Above this amount companies pay by bank transfer. */
const ONLINE_UP_TO = '50000.00'
/** Largest single transfer of the demo. */
const MOST = '900000.00'
const EXPIRES = 15 * MINUTE

type Part = Pick<Biz, 'bizType' | 'bizNo'>

/** Pays a part of an order at the clock's moment as its customer did: the same order, payment and voucher, without notices. */
export async function payPart(work: Work, session: BoundSession, part: Part, fromBalance: boolean): Promise<void> {
  const target = await findTarget(work, { bp: session.bp, ...part })
  const { title, amount } = payableOf(work, target)
  const account = await accountOf(work, session)
  const channel = fromBalance ? 'BALANCE' : compareMoney(amount, ONLINE_UP_TO) > 0 ? 'TT' : 'WXMINI'
  if (fromBalance) await bringIn(work, session, account, amount)
  const orderId = newId(work.clock.now())
  const payNo = await numberOf(work, 'P')
  const now = work.clock.iso()
  await insertPayment(work.db, {
    ...bizOf(target),
    payNo,
    orderNo: headOf(target).orderNo,
    amount,
    channel,
    orderId,
    state: 'PAYING',
    expireAt: isoOf(work.clock.now() + EXPIRES),
    createdBy: session.userId,
    createdAt: now,
    updatedAt: now,
  })
  await logCreated(work, tradePaymentMachine, { bp: session.bp, payNo, state: 'PAYING' }, session.userId)
  const name = `${headOf(target).name} ${title}`
  const isDeposit = part.bizType === 'DEPOSIT' || part.bizType === 'NG_MARGIN'
  const item = { refType: isDeposit ? ('PACKAGE' as const) : ('EXTRACT' as const), refId: payNo, title: name }
  await payHistoric(
    work,
    await accountOf(work, session),
    { title: name, items: [{ ...item, principal: amount, lateFee: '0.00' }], billIds: [] },
    isDeposit ? 'PACKAGE' : 'EXTRACT',
    payerOf(work, session, channel),
    orderId,
  )
}

async function accountOf(work: Work, session: BoundSession): Promise<Account> {
  const account = await lockAccount(work.db, session)
  if (!account) throw new Error(`${session.bp} has no gas account`)
  return account
}

const payerOf = (work: Work, { bp, companyCode, userId, username }: BoundSession, channel: Channel) => ({
  bp,
  companyCode,
  channel,
  paidAt: work.clock.iso(),
  payerUserId: userId,
  payerMask: maskPhone(username),
})

/** Transfers what the balance lacks, in whole ten thousands, so that it can pay. */
async function bringIn(work: Work, session: BoundSession, account: Account, amount: string): Promise<void> {
  let left = subtractMoney(amount, availableOf(account))
  for (; compareMoney(left, '0.00') > 0; left = subtractMoney(left, MOST)) {
    const wished = compareMoney(left, MOST) > 0 ? MOST : left
    const whole = money(decimal(wished).div(10000).round(0, 3).times(10000).toFixed(2))
    await topUpHistoric(work, { ...payerOf(work, session, 'TT'), amount: whole })
  }
}
