import type { Out } from '@contract'
import { addDays, addMonthsClamped, dateOf, type DateText } from '@domain/date'
import type { BoundSession, Work } from '../../../http/context'
import { arrears, isStoppedForDebt } from '../../billing/service'
import { isCertified, supplyContract } from '../../contract/service'
import { closedGasDay, listByBp, usageRows } from '../../metering/service'
import { hasLateInstalment } from '../../payment/service'
import { ask } from '../../../wiring'
import { lastDefault } from '../origins'
import { countOverdueDiffs } from '../repo/checks'
import { packageSettings } from '../settings'
import { activeOnPackage, lastTerminated } from '../repo/orders'
import { isMetered, METER_DAYS } from '../rules/meters'
import type { AccountKey, GasPackage } from '../types'

type Item = Out<'taocan POST /trade/agree/comboCustomerCheck'>['items'][number]

/** What each item is called, what a failed one says, and where it can be put right (K-02), in this order. */
const ITEMS = {
  ACCOUNT: ['账号权限', '仅主账号或已授权的子账号可操作', '/subPagesB/pages/accountSecurity/index'],
  CERT: ['企业认证', '请先完成企业认证', '/pages/certification/index'],
  CONTRACT: ['供用气合同', '供用气合同将在提气期内到期，请先续签', '/pages/my-order/contract-reminder-notice'],
  METER: ['计量条件', '贵单位暂不具备远传计量条件', '/subPages/hotline'],
  ARREARS: ['欠费情况', '存在逾期未缴气费，请先缴清', '/pages/my-bill/list/list'],
  STOPGAS: ['供气状态', '当前处于停气状态', '/subPages/my-message/stop-gas'],
  SUPPLEMENT: ['补款情况', '存在逾期补款单，请先支付', '/subPagesB/pages/gas-package/order-list?tab=todo'],
  LIMIT: ['订购次数', '已达该气量包订购次数上限', '/subPagesB/pages/gas-package/order-list'],
  CREDIT: ['履约信用', '因违约记录暂不能参与，恢复日期:{date}', '/subPages/hotline'],
} as const satisfies Record<Item['code'], readonly [string, string, string]>

const item = (code: Item['code'], pass: boolean, params: { date?: string } = {}): Item => {
  const [name, message, actionRoute] = ITEMS[code]
  return {
    code,
    name,
    pass,
    message: pass ? '' : message.replace('{date}', params.date ?? ''),
    actionRoute: pass ? '' : actionRoute,
  }
}

/**
 * K-02: all conditions for an order of this customer; each is judged independently of the others. Without a package, the conditions
 * that depend on one are left out: the contract must be in force today, the number of orders is free.
 */
export async function checkCustomer(
  work: Work,
  session: Pick<BoundSession, 'bp' | 'companyCode' | 'models'>,
  pkg: GasPackage | null,
  until: DateText = pkg?.deliveryEnd ?? work.clock.today(),
): Promise<Item[]> {
  const key: AccountKey = { bp: session.bp, companyCode: session.companyCode }
  const credit = await blockedUntil(work, key)
  return [
    item('ACCOUNT', session.models.includes('PACKAGE_ORDER')),
    item('CERT', await isCertified(work, key)),
    item('CONTRACT', (await supplyContract(work, key, until)) !== null),
    item('METER', await hasMeter(work, key)),
    item('ARREARS', (await arrears(work, key)).unplanned.overdue.count === 0 && !(await hasLateInstalment(work, key))),
    item('STOPGAS', !(await isStoppedForDebt(work, key))),
    item('SUPPLEMENT', (await countOverdueDiffs(work.db, session.bp)) === 0),
    item('LIMIT', pkg === null || !(await isAtLimit(work, session.bp, pkg))),
    item('CREDIT', credit === null, credit === null ? {} : { date: credit }),
  ]
}

/** K-02, scene NG: all but what concerns one package; the contract must be in force until the gas is delivered. */
export const checkBidder = async (work: Work, session: BoundSession, until: DateText): Promise<Item[]> =>
  (await checkCustomer(work, session, null, until)).filter(({ code }) => code !== 'LIMIT' && code !== 'SUPPLEMENT')

async function hasMeter(work: Work, key: AccountKey): Promise<boolean> {
  const remote = (await listByBp(work, key)).filter((meter) => meter.remote && meter.state !== 'REMOVED')
  if (remote.length === 0) return false
  const to = closedGasDay(work)
  const meterIds = remote.map(({ meterId }) => meterId)
  return isMetered(await usageRows(work, key, { meterIds, from: addDays(to, 1 - METER_DAYS), to }))
}

/** K-12: orders that were neither cancelled nor closed. */
const isAtLimit = async (work: Work, bp: string, pkg: GasPackage): Promise<boolean> =>
  (await activeOnPackage(work.db, bp, pkg.packageId)).length >= pkg.maxOrdersPerBp

/** The day from which a customer may order again after a terminated order or a renounced win; null for at once. */
async function blockedUntil(work: Work, { bp, companyCode }: AccountKey): Promise<string | null> {
  const [terminated, defaulted] = [await lastTerminated(work.db, bp), await ask(work, lastDefault)(work, bp)]
  const ended = terminated !== null && (defaulted === null || terminated > defaulted) ? terminated : defaulted
  if (ended === null) return null
  const free = addMonthsClamped(dateOf(ended), packageSettings(work.settings, companyCode).creditMonths)
  return work.clock.today() < free ? free : null
}
