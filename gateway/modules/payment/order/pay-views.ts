import type { Api } from '@contract'
import { availableOf, type Due } from '@domain/billing'
import { codes } from '@domain/codes'
import { HOUR } from '@domain/date'
import { errorText } from '@domain/errors'
import { maskBp, maskCompany } from '@domain/mask'
import { isPositiveMoney, maxMoney } from '@domain/money'
import { canBuyFor, type MeterState } from '@domain/statuses/meter'
import { meterTypes } from '@domain/statuses/names'
import { compareVolume } from '@domain/volume'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { failedParts } from '../../../ports/outage'
import { companyOf, customersOf, rightsAt } from '../../membership/service'
import {
  cardGas,
  restBroughtAt,
  listMeters,
  outlook,
  provisionalMonths,
  type Meter,
  type PendingGas,
} from '../../metering/service'
import { ask } from '../../../wiring'
import { accountArrears, arrearsOf, heldByOrders, openBillsOf } from '../../billing/service'
import { keyOf } from '../bill/view'
import { makePayToken, readPayToken } from './pay-token'
import { findAccount, findAccounts } from '../../gas-account/service'
import { recentPayees } from '../repo/records'
import * as searches from '../repo/searches'
import { payableOf } from '../payables'
import { offered } from '../rules/offered'
import { paySettings } from '../settings'
import type { Account } from '../types'
import { PayAccount } from '@contract/payment/pay'
import { shape } from '../../../http/shape'

type PayMeters = Api['default GET /crmgas/pay/payMeters']['out']
type Channels = Api['default GET /crmgas/pay/channels']
type Payee = Api['default POST /crmgas/pay/searchAccount']['out']
type Recent = Api['default GET /crmgas/pay/recentAccounts']['out']

const MISSES_PER_HOUR = 3
/** AE-05: searches of a user per hour, the right ones too. */
const SEARCHES_PER_HOUR = 10
const RECENT = 10

async function accountOf(work: Work, session: BoundSession): Promise<Account> {
  const account = ownOr2902(await findAccount(work.db, keyOf(session)))
  return account
}

/** Why no gas can be bought for a card meter now: it is broken, something is overdue, or the last purchase is not written. */
function cardRefusal(state: MeterState, { isBlocked, waits }: { isBlocked: boolean; waits: boolean }) {
  if (!canBuyFor(state)) return 'A2103'
  if (isBlocked) return 'A2310'
  return waits ? 'A2308' : null
}

/** The card meter with the least gas first; those of which it is not known last, other meters as they are. */
function byGasLeft(a: Meter, b: Meter): number {
  if (a.remainVolume === null || b.remainVolume === null)
    return Number(a.remainVolume === null) - Number(b.remainVolume === null)
  return compareVolume(a.remainVolume, b.remainVolume)
}

/** pay/payMeters: the account, its meters by kind with what can be paid, and what is owed (6.17). */
export async function payMeters(work: Work, session: BoundSession): Promise<PayMeters> {
  const account = await accountOf(work, session)
  const picture = await accountArrears(work, account)
  const { due, overdue, owed, held, inPlan, unplanned } = picture
  const meters = await listMeters(work, account)
  const needsNoArrears = work.settings.flag(account.companyCode, 'icBuyNeedsNoArrears', true)
  const isBlocked = needsNoArrears && (unplanned.overdue.count > 0 || isPositiveMoney(due.lateFee))
  const available = availableOf(account)
  const hasCards = meters.some(({ meterType }) => meterType === 'IC')
  const pending = hasCards ? await ask(work, cardGas).pending(work, account) : new Map<string, PendingGas>()
  const cards = meters.flatMap(({ meterType, meterId }) => (meterType === 'IC' ? [meterId] : []))
  const broughtAt = await restBroughtAt(work, account.companyCode, cards)
  const company = await companyOf(work, account.companyCode)
  return {
    account: shape(PayAccount.properties, account, {
      companyName: company?.companyName ?? '',
      provisionalMonths: await provisionalMonths(work, account),
      available,
      ...(await outlook(work, account)),
      arrears: owed.totalDue,
      installmentDue: inPlan.totalDue,
      heldDue: held.totalDue,
      canPrepay: account.chargeMode !== 'PREPAID_CARD',
    }),
    groups: codes(meterTypes)
      .map((type) => ({
        type,
        meters: meters
          .filter((meter) => meter.meterType === type && meter.state !== 'REMOVED')
          .sort(byGasLeft)
          .map((meter) => {
            const waits = pending.get(meter.meterId) ?? null
            const refused = cardRefusal(meter.state, {
              isBlocked,
              // An order that is not paid yet can be gone on with from the form.
              waits: waits !== null && waits.state !== 'WAIT_PAY',
            })
            const reason = refused === null ? null : errorText(refused)
            const { meterId, meterNo, location, meterType, chargeMode, cardType, remainVolume, state } = meter
            // What is left is as of the read of the card that brought it, not of a photo of the register after it.
            const lastReadingAt = broughtAt.get(meter.meterId) ?? meter.lastReadingAt
            const name = meter.alias || meterNo
            const can = type === 'IC' ? { canPay: reason === null, reason } : { canPay: true, reason: null }
            const left = { remainVolume, lastReadingAt }
            return {
              meterId,
              meterNo,
              name,
              location,
              meterType,
              chargeMode,
              cardType,
              ...left,
              state,
              ...can,
              pending: waits,
            }
          }),
      }))
      .filter((group) => group.meters.length > 0),
    bills: { ...due, overdueCount: overdue.count, inPayment: await heldByOrders(work, picture) },
    ...failedParts(work.ports.outages, ['payment']),
  }
}

/**
 * AE-61: another's account by its number and six digits of a meter, of the same company. Searches and misses of an hour are counted for
 * good, in the transaction that decides the refusal. For a `manual` handler. Refused: A2314, A2315, 2906.
 */
export async function searchAccount(ctx: Ctx<BoundSession>, bp: string, meterTail: string): Promise<Payee> {
  const found = await ctx.transaction((tx) => trySearch(tx, bp, meterTail))
  if (found instanceof Refusal) throw found
  return found
}

async function trySearch(ctx: Ctx<BoundSession>, bp: string, meterTail: string): Promise<Payee | Refusal> {
  const { userId, companyCode } = ctx.session
  await searches.lockSearch(ctx.db, companyCode, userId)
  const lastHour = await searches.searchesSince(ctx.db, companyCode, userId, isoOf(ctx.clock.now() - HOUR))
  if (lastHour.misses >= MISSES_PER_HOUR) return new Refusal('A2315')
  if (lastHour.searches >= SEARCHES_PER_HOUR) return new Refusal('2906')
  const account = await findAccount(ctx.db, { companyCode, bp })
  const meters = account ? await listMeters(ctx, account) : []
  const found = account !== undefined && meters.some((meter) => meter.meterNo.endsWith(meterTail))
  const searchId = newId(ctx.clock.now())
  await searches.insertSearch(ctx.db, { companyCode, userId, searchId, searchedAt: ctx.clock.iso(), found })
  return found ? payeeOf(ctx, userId, account, (await accountArrears(ctx, account)).due) : new Refusal('A2314')
}

function payeeOf(work: Work, payerUserId: string, account: Account, due: Due): Payee {
  return {
    bpMask: maskBp(account.bp),
    nameMask: maskCompany(account.customerName),
    totalDue: due.totalDue,
    billCount: due.count,
    canPrepay: account.chargeMode !== 'PREPAID_CARD',
    ...makePayToken(work, payerUserId, account),
  }
}

/** Rights at a customer number with which a user sees what it owes (CV-13): to read its bills, or to pay them. */
const SEES_DUE = ['BILL_VIEW', 'PAY_TOPUP']

/** pay/recentAccounts: the user's own accounts, and others that were paid for. The session's rights say nothing of another number. */
export async function recentAccounts(work: Work, session: BoundSession): Promise<Recent> {
  const mine = await customersOf(work, session.userId)
  const own: Recent['own'] = []
  for (const row of mine) {
    const account = await findAccount(work.db, row)
    if (!account) continue
    const rights = await rightsAt(work, row.bp, session.userId)
    const due = SEES_DUE.some((model) => rights.has(model)) ? (await accountArrears(work, account)).due : null
    const company = await companyOf(work, row.companyCode)
    own.push({
      bp: row.bp,
      customerName: account.customerName,
      companyName: company?.companyName ?? '',
      totalDue: due?.totalDue ?? null,
      billCount: due?.count ?? null,
      current: row.bp === session.bp,
    })
  }
  const payees = await recentPayees(work.db, session.userId, session.bp, session.companyCode, RECENT)
  const bps = payees.map((row) => row.bp)
  const accounts = bps.length > 0 ? await findAccounts(work.db, bps, session.companyCode) : []
  const owing = bps.length > 0 ? await openBillsOf(work.db, bps) : []
  const recent = payees.flatMap(({ bp, lastPaidAt }) => {
    const account = accounts.find((row) => row.bp === bp)
    if (!account) return []
    const { due } = arrearsOf(
      work,
      account,
      owing.filter((bill) => bill.bp === bp),
    )
    return [{ ...payeeOf(work, session.userId, account, due), lastPaidAt }]
  })
  return { own, recent }
}

const icons = { WXMINI: 'wechat', WXJSAPI: 'wechat', WXH5: 'wechat', NATIVE: 'wallet', SANDBOX: 'wallet' } as const
const names = {
  WXMINI: '微信支付',
  WXJSAPI: '微信支付',
  WXH5: '微信支付',
  NATIVE: 'App支付',
  SANDBOX: '模拟支付',
} as const

/** WeChat's page for browsers opens its app: there must be one beside the browser. */
const isPhone = (userAgent: string): boolean => /Android|iPhone|iPad|HarmonyOS|Mobile/i.test(userAgent)

/** pay/channels (AE-43, 6.42): what is open for this host, and what the balance can pay. */
export async function payChannels(ctx: Ctx<BoundSession>, input: Channels['in']): Promise<Channels['out']> {
  const { session } = ctx
  const target = input.payToken === undefined ? keyOf(session) : readPayToken(ctx, session.userId, input.payToken)
  const account = ownOr2902(await findAccount(ctx.db, target))
  const settings = paySettings(ctx.settings, account.companyCode)
  const usesBalance =
    payableOf(ctx, input).balance === 'PART' && account.bp === session.bp && account.chargeMode !== 'PREPAID_REMOTE'
  const open = offered[input.platform].filter(
    (channel) => ctx.ports.payment.open(channel) !== null && (channel !== 'WXH5' || isPhone(ctx.userAgent)),
  )
  const needsWechatApp = input.platform === 'H5' && !open.some((channel) => channel === 'WXH5')
  return {
    list: open.map((channel) => {
      const needsWechat = channel === 'WXJSAPI' && session.openId === null
      return {
        channel,
        name: names[channel],
        icon: icons[channel],
        singleLimit: settings.singleLimit(channel),
        enabled: !needsWechat,
        reason: needsWechat ? '请先完成微信授权' : null,
        test: channel === 'SANDBOX',
      }
    }),
    balanceUsable: usesBalance ? maxMoney(availableOf(account), '0.00') : '0.00',
    balanceSmsOver: settings.balanceSmsOver,
    hint: needsWechatApp && ctx.ports.payment.open('WXJSAPI') !== null ? '请在微信中打开以使用微信支付' : null,
    ...failedParts(ctx.ports.outages, ['payment']),
  }
}
