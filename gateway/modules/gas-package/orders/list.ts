import type { In, Out } from '@contract'
import { childOrderStatus } from '@domain/statuses/gas-package'
import { sumVolume } from '@domain/volume'
import type { BoundSession, Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { childTotal, isLost, leftOf, nameOf } from '../extract/cycle-view'
import { activeOrders, countOver, pageOfOver } from '../repo/orders'
import { compareSteps, isUnder, orderActions, type Step } from '../rules/actions'
import type { Child, CycleRow, Order } from '../types'
import { askedBy, wholeOrders, type Shown } from './whole'

type List = 'taocan GET /trade/order/list'
type Summary = Out<'taocan GET /trade/order/summary'>

const NOTHING = '0.00'
type Tab = NonNullable<In<List>['tab']>

/** m³ taken of all cycles of an order. */
export const extractedOfOrder = ({ children, extracted }: Pick<Shown, 'children' | 'extracted'>): string =>
  sumVolume(children.map(({ childNo }) => extracted.get(childNo) ?? NOTHING))

/** The head of an order, for lists and for its page. */
export const headView = (shown: Shown) => {
  const { order, next } = shown
  return {
    orderNo: order.orderNo,
    packageId: order.packageId,
    name: order.packageSnapshot.name,
    sourceType: order.sourceType,
    state: order.state,
    totalVolume: order.totalVolume,
    unitPrice: order.unitPrice,
    totalAmount: order.totalAmount,
    depositAmount: order.depositAmount,
    paidAmount: order.paidAmount,
    extracted: extractedOfOrder(shown),
    createdAt: order.createdAt,
    next,
  }
}

/** What waits for the customer comes first, ranked as to-dos are; then what runs; then what is over. The newest first. */
const inOrder = (orders: readonly Shown[], now: number): Shown[] => {
  const rank = ({ order, next }: Shown): number => (next !== null ? 0 : RUNNING.includes(order.state) ? 1 : 2)
  const byNeed = (a: Step | null, b: Step | null) => (a === null || b === null ? 0 : compareSteps(a, b, now))
  return [...orders].sort((a, b) => rank(a) - rank(b) || byNeed(a.next, b.next))
}

/** Of a customer's orders those that are not over, in their order: a handful, so that tabs are counted over all of them. */
async function running(work: Work, session: BoundSession, word = ''): Promise<Shown[]> {
  const orders = (await activeOrders(work.db, session.bp)).filter(
    ({ orderNo, packageSnapshot }) => orderNo.includes(word) || packageSnapshot.name.includes(word),
  )
  return inOrder(await wholeOrders(work, session, orders.reverse()), work.clock.now())
}

/** The customer's orders under a tab: those that are not over, then a page of the others. */
export async function orderList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const word = input.keyword?.trim() ?? ''
  const tab = input.tab ?? 'all'
  const open = await running(work, session, word)
  const over = await countOver(work.db, session.bp, word)
  const under = (of: Tab) => open.filter(({ order, next }) => isUnder(of, order.state, next))
  const overUnder = (of: Tab) => over.filter(({ state }) => isUnder(of, state, null))
  const count = (of: Tab) => under(of).length + overUnder(of).reduce((sum, { n }) => sum + n, 0)
  const page = paged(input)
  const first = under(tab).slice(page.offset, page.offset + page.limit)
  const rest = { limit: page.limit - first.length, offset: Math.max(0, page.offset - under(tab).length) }
  const states = overUnder(tab).map(({ state }) => state)
  const others = await pageOfOver(work.db, session.bp, { word, states }, rest)
  const rows = [...first, ...(others.length === 0 ? [] : await wholeOrders(work, session, others))]
  const asked = askedBy(work, session)
  const list = rows.map((shown) => ({
    ...headView(shown),
    children: {
      total: shown.children.length,
      settled: shown.children.filter(({ state }) => state === 'SETTLED').length,
      todo: shown.children.filter(({ state }) => state === 'WAIT_PAY' || state === 'OVERDUE').length,
    },
    agreeId: shown.order.agreeId,
    actions: orderActions(shown, asked),
  }))
  return {
    ...envelope(page, list, count(tab)),
    counts: {
      all: count('all'),
      todo: count('todo'),
      doing: count('doing'),
      done: count('done'),
      closed: count('closed'),
    },
  }
}

/** Running orders with the cycle that is taken from now, for the shop window and the home page. */
export async function orderSummary(work: Work, session: BoundSession): Promise<Summary> {
  const all = await running(work, session)
  const today = work.clock.today()
  return {
    running: all.filter(({ order }) => RUNNING.includes(order.state)).map((shown) => runningView(shown, today)),
    todoCount: all.filter(({ next }) => next !== null).length,
  }
}

/** One that can no longer be taken says so: its days are priced without the package. */
const currentName = (order: Order, { startDate }: Pick<CycleRow, 'startDate'>, child: Child | undefined): string =>
  child && isLost(child)
    ? `${nameOf(order, startDate)}（${childOrderStatus[child.state].label}）`
    : nameOf(order, startDate)

const RUNNING: readonly string[] = ['EFFECTIVE', 'EXTRACTING', 'SETTLING']

function runningView(shown: Shown, today: string): Summary['running'][number] {
  const { order, cycles, children, extracted, next } = shown
  const cycle = cycles.find(({ startDate, endDate }) => startDate <= today && today <= endDate)
  const child = cycle && children.find(({ cycleNo }) => cycleNo === cycle.cycleNo)
  const total = cycle && child ? childTotal(cycle, child) : NOTHING
  const taken = child ? (extracted.get(child.childNo) ?? NOTHING) : NOTHING
  return {
    orderNo: order.orderNo,
    name: order.packageSnapshot.name,
    totalVolume: order.totalVolume,
    orderExtracted: extractedOfOrder(shown),
    currentCycle: cycle ? currentName(order, cycle, child) : null,
    childNo: child?.childNo ?? null,
    total,
    extracted: taken,
    remaining: child ? leftOf(child, total, taken) : NOTHING,
    next,
  }
}
