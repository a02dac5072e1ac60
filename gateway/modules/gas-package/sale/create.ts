import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { In, Out } from '@contract'
import { HOUR, MINUTE, toMillis } from '@domain/date'
import { compareDecimals } from '@domain/decimal'
import { orderAmounts } from '@domain/package/amounts'
import { capacityOf, differenceOf } from '@domain/package/cycles'
import { isPhone } from '@domain/validate'
import { jsonb } from '../../../db/connect'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { badField, ownOr2902, Refusal } from '../../../http/refusal'
import { isoOf } from '../../../ports/clock'
import { sealText } from '../../../secret'
import { lockAccount, type Account } from '../../gas-account/service'
import { companyOf } from '../../membership/service'
import { listByBp, meterNames, type MeterHead } from '../../metering/service'
import { numberOf, numbersOf } from '../numbers'
import { insertAgreement } from '../repo/agreements'
import { insertChildren } from '../repo/children'
import { insertCycles } from '../repo/cycles'
import { activeOnPackage, insertOrder } from '../repo/orders'
import { findPackage } from '../repo/packages'
import { agreementText } from '../rules/agreement-text'
import { forfeitAt } from '../rules/payable'
import { draftOf, withVolumes, type Drafted } from '../rules/plan'
import { buyRange, isInSale, isOrderable, outOfRange, termsOf, volumeOf } from '../rules/sale'
import { packageSettings } from '../settings'
import { hold, turnPackage } from '../stock'
import type { GasPackage, Order, PackageTerms } from '../types'
import { checkCustomer } from './check'
import { requestSignature } from './notices'
import { isShownTo } from './window'
import { logCreated } from '../../../states'
import { childOrderMachine, packageOrderMachine } from '../states'

type Create = 'taocan POST /trade/agree/createAgree'
type Input = In<Create>

/** K-04 to K-07, K-12, K-13: an order with its cycles and its agreement; its volume is held from now on. */
export async function createAgreement(ctx: Ctx<BoundSession>, input: Input): Promise<Out<Create>> {
  const { session } = ctx
  const account = ownOr2902(await lockAccount(ctx.db, session))
  if (!isPhone(input.contactPhone)) throw badField('contactPhone')
  const pkg = await findPackage(ctx.db, { companyCode: session.companyCode, packageId: input.sourceNo })
  if (!pkg || !(await isShownTo(ctx, session, pkg))) throw new Refusal('2902')
  await refuseUnfit(ctx, pkg, input)
  const meters = await chosenMeters(ctx, account, input.meterNos)
  const cycles = plannedCycles(ctx, pkg, input, meters)
  const order = await keepOrder(ctx, account, { pkg, input, meters, cycles })
  // All orders from the package wait for its row: it is locked last, and looked at again.
  refuseChanged(ctx, pkg, await turnPackage(ctx, pkg))
  const left = await hold(ctx, pkg, input.volume)
  if (left !== null) throw new Refusal('42102', { params: { left }, data: { left } })
  return order
}

/** K-13: on sale at this moment, whatever has been written of it by now; sold out is said of the volume. */
const isOnSale = (pkg: GasPackage, now: number): boolean =>
  (pkg.state === 'ON_SALE' || pkg.state === 'SOLD_OUT' || pkg.state === 'NOT_STARTED') && isInSale(pkg, now)

/** Refuses a package that staff have taken off sale, or changed, since it was read. */
function refuseChanged(work: Work, seen: GasPackage, now: GasPackage | undefined): void {
  if (!now || !isOnSale(now, work.clock.now())) throw new Refusal('42107')
  const isSame = now.templateVersion === seen.templateVersion && isDeepStrictEqual(termsOf(now), termsOf(seen))
  if (!isSame) throw new Refusal('42108')
}

/** Refuses what does not depend on the plan: time, template, count, check items, volume. */
async function refuseUnfit(ctx: Ctx<BoundSession>, pkg: GasPackage, input: Input): Promise<void> {
  if (!isOnSale(pkg, ctx.clock.now())) throw new Refusal('42107')
  if (input.templateVersion !== pkg.templateVersion) throw new Refusal('42108')
  const active = await activeOnPackage(ctx.db, ctx.session.bp, pkg.packageId)
  if (active.length >= pkg.maxOrdersPerBp) throw new Refusal('42103')
  const items = await checkCustomer(ctx, ctx.session, pkg)
  if (items.some(({ pass }) => !pass)) throw new Refusal('42109', { data: { items } })
  const range = buyRange(pkg, volumeOf(active), null)
  if (!isOrderable(input.volume, range)) throw outOfRange(range)
}

/** K-14: meters of the customer by the numbers on their plates; 2901 for a meter of another customer, or without remote reading. */
export async function chosenMeters(work: Work, account: Account, meterNos: readonly string[]): Promise<MeterHead[]> {
  const own = await listByBp(work, account)
  return [...new Set(meterNos)].map((no) => {
    const meter = own.find(({ meterNo }) => meterNo === no)
    if (!meter || !meter.remote || meter.state === 'REMOVED') throw badField('meterNos')
    return meter
  })
}

/** The plan of a new order: all cycles, within their bounds, together the volume, and what the meters let through. */
function plannedCycles(work: Work, pkg: GasPackage, input: Input, meters: readonly MeterHead[]): Drafted[] {
  const { windows } = packageSettings(work.settings, pkg.companyCode)
  const draft = draftOf(termsOf(pkg), input.volume, windows)
  const difference = differenceOf(
    input.cycles.map(({ volume }) => wholeVolume(volume)),
    input.volume,
  )
  if (difference !== '0') throw new Refusal('42201', { params: { V: input.volume, d: difference } })
  const planned = withVolumes(draft, input.cycles)
  if (!planned) throw badField('cycles')
  refuseBeyond(planned, meters)
  return planned
}

function wholeVolume(text: string): string {
  if (!/^\d{1,12}$/.test(text)) throw badField('cycles')
  return text
}

/** */
export function refuseBeyond(cycles: readonly Drafted[], meters: readonly Pick<MeterHead, 'qmax'>[]): void {
  for (const { volume, days } of cycles) {
    const cap = capacityOf(
      meters.map(({ qmax }) => qmax),
      days,
    )
    if (cap !== null && compareDecimals(volume, cap) > 0) throw new Refusal('42202', { params: { cap } })
  }
}

export interface Wish {
  pkg: Sold
  input: Pick<Input, 'volume' | 'contactName' | 'contactPhone'>
  meters: readonly MeterHead[]
  cycles: readonly Drafted[]
  /** What it was won by (N-12), and until when it is to be signed at least; in place of the shop window. */
  won?: { sourceType: Exclude<Order['sourceType'], 'PACKAGE'>; sourceNo: string; signUntil: string }
}

/** What an order needs of what it is for. */
export type Sold = PackageTerms & Pick<GasPackage, 'templateVersion'>

/** Writes an order with its cycles and its agreement; the volume is reserved before. */
export async function keepOrder(ctx: Ctx<BoundSession>, account: Account, wish: Wish): Promise<Out<Create>> {
  const { session } = ctx
  const { pkg, input, cycles } = wish
  const amounts = orderAmounts({ volume: input.volume, ...termsOf(pkg) })
  const [orderNo, agreeId] = [await numberOf(ctx, 'M'), await numberOf(ctx, 'A')]
  const now = ctx.clock.iso()
  const signDeadline = deadlineOf(ctx, wish.won?.signUntil)
  const order = {
    bp: account.bp,
    orderNo,
    companyCode: account.companyCode,
    packageId: pkg.packageId,
    sourceType: wish.won?.sourceType ?? ('PACKAGE' as const),
    sourceNo: wish.won?.sourceNo ?? null,
    agreeId,
    signDeadline,
    totalVolume: input.volume,
    unitPrice: pkg.unitPrice,
    totalAmount: amounts.totalAmount,
    depositAmount: amounts.depositAmount,
  }
  await insertOrder(ctx.db, {
    ...order,
    packageSnapshot: jsonb(termsOf(pkg)),
    meterIds: wish.meters.map(({ meterId }) => meterId),
    contactName: sealText(ctx, input.contactName.trim()),
    contactPhone: sealText(ctx, input.contactPhone),
    state: 'WAIT_SIGN',
    createdBy: session.userId,
    createdAt: now,
    updatedAt: now,
  })
  await saveCycles(ctx, order, cycles, pkg.priceType === 'FIXED' ? pkg.unitPrice : null)
  await saveAgreement(ctx, account, order, wish)
  await logCreated(ctx, packageOrderMachine, { ...order, state: 'WAIT_SIGN' }, session.userId)
  await requestSignature(ctx, order)
  const { depositAmount, totalAmount } = order
  return { agreeId, orderNo, signDeadline, depositAmount, totalAmount }
}

/** K-07; an order that its author cannot sign waits longer for a user with the right (K-16), a won one as long as its win (N-12). */
function deadlineOf({ clock, settings, session }: Ctx<BoundSession>, until?: string): string {
  const { signMinutes, signHoursSub } = packageSettings(settings, session.companyCode)
  const canSign = session.models.includes('CONTRACT_SIGN')
  const usual = clock.now() + (canSign || until !== undefined ? signMinutes * MINUTE : signHoursSub * HOUR)
  return isoOf(until === undefined ? usual : Math.max(usual, toMillis(until)))
}

type Head = Pick<
  Order,
  'bp' | 'orderNo' | 'companyCode' | 'agreeId' | 'signDeadline' | 'totalVolume' | 'totalAmount' | 'depositAmount'
>

/** FLOAT: the children have no price before their lock (K-17). */
async function saveCycles(
  work: Work,
  { bp, orderNo, companyCode }: Head,
  cycles: readonly Drafted[],
  unitPrice: string | null,
): Promise<void> {
  const now = work.clock.iso()
  await insertCycles(
    work.db,
    cycles.map(({ cycleNo, startDate, endDate, volume, evenShare, low, high, ...moments }) => ({
      bp,
      orderNo,
      cycleNo,
      startDate,
      endDate,
      evenShare,
      planVolume: volume,
      lowVolume: low,
      highVolume: high,
      editOpenAt: moments.editOpenAt,
      editCloseAt: moments.editCloseAt,
      payDeadline: moments.payDeadline,
    })),
  )
  const numbers = await numbersOf(work, 'Z', cycles.length)
  const { overdueDays } = packageSettings(work.settings, companyCode)
  const children = cycles.map(({ cycleNo, startDate, endDate, payDeadline }, index) => ({
    bp,
    orderNo,
    cycleNo,
    startDate,
    endDate,
    payDeadline,
    forfeitAt: forfeitAt(startDate, overdueDays),
    unitPrice,
    childNo: numbers[index] ?? '',
    state: 'PLANNED' as const,
    createdAt: now,
    updatedAt: now,
  }))
  await insertChildren(work.db, children)
  await logCreated(work, childOrderMachine, children, work.actor)
}

async function saveAgreement(work: Work, account: Account, order: Head, wish: Wish): Promise<void> {
  const { pkg, meters, cycles } = wish
  const settings = packageSettings(work.settings, account.companyCode)
  const names = await meterNames(work, account)
  const content = agreementText(pkg.templateVersion, {
    agreeId: order.agreeId,
    bp: order.bp,
    customerName: account.customerName,
    companyName: (await companyOf(work, account.companyCode))?.companyName ?? '',
    at: work.clock.iso(),
    terms: termsOf(pkg),
    totalVolume: order.totalVolume,
    totalAmount: order.totalAmount,
    depositAmount: order.depositAmount,
    cycles,
    meters: meters.map(({ meterId, meterNo }) => ({ meterNo, name: names.get(meterId) ?? '' })),
    depositHours: settings.depositHours,
    overdueDays: settings.overdueDays,
    window: settings.windows[pkg.cycleType],
  })
  if (content === null) throw new Refusal('42111')
  await insertAgreement(work.db, {
    bp: order.bp,
    agreeId: order.agreeId,
    companyCode: order.companyCode,
    orderNo: order.orderNo,
    templateVersion: pkg.templateVersion,
    content,
    contentHash: createHash('sha256').update(content).digest('hex'),
    state: 'TO_SIGN',
    expireAt: order.signDeadline,
    createdAt: work.clock.iso(),
  })
}
