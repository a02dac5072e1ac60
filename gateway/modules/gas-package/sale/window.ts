import type { In, Out } from '@contract'
import { addDays } from '@domain/date'
import { decimal } from '@domain/decimal'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { cutPage } from '../../../http/page'
import { plainText } from '../../content/service'
import { companyOf, customerOf } from '../../membership/service'
import { listByBp, meterNames } from '../../metering/service'
import { activeOnPackage, activeOrders } from '../repo/orders'
import { findPackage, packagesOf } from '../repo/packages'
import { draftOf, type Drafted } from '../rules/plan'
import { buyRange, isInSale, leftOf, termsOf, volumeOf, windowOrder } from '../rules/sale'
import { packageSettings } from '../settings'
import type { GasPackage, Order } from '../types'
import { packageFields } from '@contract/gas-package/sale'
import { shape } from '../../../http/shape'

type List = 'taocan GET /trade/package/list'
type Detail = 'taocan GET /trade/package/detail'
type Head = Out<List>['list'][number]

/** Days for which a package is shown after its end (K-01). */
const SHOWN_AFTER_END = 90

/** K-01: of the customer's company and kind, not DRAFT, and not ended long ago. */
export async function isShownTo(work: Work, session: BoundSession, pkg: GasPackage): Promise<boolean> {
  const customer = await customerOf(work, session.bp, session.companyCode)
  return customer !== null && pkg.state !== 'DRAFT' && pkg.customerTypes.includes(customer.customerClass)
}

/** A package as this customer may see it: 2902 for any other. */
export async function shownPackage(work: Work, session: BoundSession, packageId: string): Promise<GasPackage> {
  const pkg = await findPackage(work.db, { companyCode: session.companyCode, packageId })
  if (!pkg || !(await isShownTo(work, session, pkg))) throw new Refusal('2902')
  return pkg
}

/** K-01: the shop window; a handful of packages, sorted by what can be done with them. */
export async function packageList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const customer = await customerOf(work, session.bp, session.companyCode)
  const all = await packagesOf(work.db, session.companyCode, addDays(work.clock.today(), -SHOWN_AFTER_END))
  const word = input.keyword?.trim() ?? ''
  const rows = all
    .filter((pkg) => customer !== null && pkg.customerTypes.includes(customer.customerClass))
    .filter((pkg) => input.status === undefined || pkg.state === input.status)
    .filter((pkg) => input.priceType === undefined || pkg.priceType === input.priceType)
    .filter((pkg) => pkg.name.includes(word))
    .sort((a, b) => windowOrder.indexOf(a.state) - windowOrder.indexOf(b.state))
  const own = await activeOrders(work.db, session.bp)
  return cutPage(
    rows.map((pkg) => headView(work, session, pkg, own)),
    input,
  )
}

function headView(work: Work, session: BoundSession, pkg: GasPackage, own: readonly Order[]): Head {
  const { cycleLowRate: _low, cycleHighRate: _high, ...terms } = termsOf(pkg)
  const mine = own.filter(({ packageId }) => packageId === pkg.packageId)
  return shape(packageFields, pkg, {
    ...terms,
    leftVolume: leftOf(pkg),
    canBuy:
      pkg.state === 'ON_SALE' &&
      isInSale(pkg, work.clock.now()) &&
      mine.length < pkg.maxOrdersPerBp &&
      session.models.includes('PACKAGE_ORDER'),
    myOrderNo: mine.at(-1)?.orderNo ?? null,
  })
}

/** Everything about one package, as this customer may order it (B 6.1). */
export async function packageDetail(work: Work, session: BoundSession, packageId: string): Promise<Out<Detail>> {
  const pkg = await shownPackage(work, session, packageId)
  const ownActiveVolume = volumeOf(await activeOnPackage(work.db, session.bp, packageId))
  const { windows } = packageSettings(work.settings, pkg.companyCode)
  const company = await companyOf(work, pkg.companyCode)
  return {
    ...headView(work, session, pkg, await activeOrders(work.db, session.bp)),
    maxPerBp: pkg.maxPerBp,
    maxOrdersPerBp: pkg.maxOrdersPerBp,
    customerTypes: pkg.customerTypes.filter(isCustomerType),
    templateVersion: pkg.templateVersion,
    intro: plainText(work, pkg.intro),
    cycleLowRate: pkg.cycleLowRate,
    cycleHighRate: pkg.cycleHighRate,
    ownActiveVolume,
    buyRange: buyRange(pkg, ownActiveVolume),
    meters: await meterViews(work, session),
    cyclesPreview: draftOf(termsOf(pkg), pkg.minVolume, windows).map(previewView),
    contact: { name: company?.companyName ?? '', phone: company?.hotline ?? '' },
  }
}

const customerTypes = ['INDUSTRY', 'COMMERCE', 'PUBLIC'] as const
type CustomerType = (typeof customerTypes)[number]
const isCustomerType = (type: string): type is CustomerType => customerTypes.some((one) => one === type)

/** A cycle of a draft as answers show it. */
export const previewView = ({ evenShare: _basis, ...cycle }: Drafted): Out<Detail>['cyclesPreview'][number] => cycle

/** K-14. */
async function meterViews(work: Work, session: BoundSession): Promise<Out<Detail>['meters']> {
  const names = await meterNames(work, session)
  return (await listByBp(work, session))
    .filter(({ state }) => state !== 'REMOVED')
    .map(({ meterId, meterNo, qmax, remote }) => ({
      meterId,
      meterNo,
      name: names.get(meterId) ?? '',
      remote,
      qmax: decimal(qmax).gt(0) ? qmax : null,
      reason: remote ? null : '非远传表，不支持提气',
    }))
}
