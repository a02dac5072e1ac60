import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import {
  countStatements,
  linesOf,
  listMeters,
  pageOfStatements,
  segmentsOf,
  settledAges,
  type Statement,
} from '../metering/service'
import { meterName } from '@domain/meter-name'
import { billOf, headView, keyOf, ownStatement } from './view'

type List = 'energy GET /settlement/list'
type Old = 'energy GET /settlement/detailOld'
type Tab = NonNullable<In<List>['state']>

const tabs: Readonly<Record<Tab, readonly Statement['state'][]>> = {
  PENDING: ['PENDING'],
  DISPUTED: ['DISPUTED'],
  CONFIRMED: ['SIGNED', 'AUTO_CONFIRMED', 'BILLED'],
}

const monthsOfYear = (year: string | undefined) => (year === undefined ? {} : { from: `${year}-01`, to: `${year}-12` })

/** A 5.3 settlement/list: statements of the customer, newest first; what waits for the customer is counted over all years. */
export async function settlementList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { state: tab, year } = input
  const months = monthsOfYear(year)
  const counted = await countStatements(work.db, keyOf(session), months)
  const of = (states: readonly Statement['state'][]) => counted.filter(({ state }) => states.includes(state))
  const countOf = (states: readonly Statement['state'][]) => of(states).reduce((sum, { n }) => sum + n, 0)
  const states = tab && tabs[tab]
  const page = paged(input)
  const rows = await pageOfStatements(work.db, keyOf(session), { states, ...months }, page)
  const meters = await listMeters(work, session)
  const withMoney = maySee(session, 'BILL_VIEW')
  const ageOf = await settledAges(
    work,
    session,
    rows.map(({ statementId }) => statementId),
  )
  return {
    ...envelope(
      page,
      rows.map((one) => headView(one, meters, ageOf, withMoney)),
      (states === undefined ? counted : of(states)).reduce((sum, { within }) => sum + within, 0),
    ),
    counts: { PENDING: countOf(tabs.PENDING), DISPUTED: countOf(tabs.DISPUTED), CONFIRMED: countOf(tabs.CONFIRMED) },
  }
}

/** A 5.3 settlement/detailOld: whole m³ at one price per line (AE-29). A2206 for a statement of the new system. */
export async function oldStatement(work: Work, session: BoundSession, statementId: string): Promise<Out<Old>> {
  const statement = await ownStatement(work, session, statementId)
  if (statement.billVersion !== 'OLD') throw new Refusal('A2206', { data: { scope: statement.scope } })
  const withMoney = maySee(session, 'BILL_VIEW')
  const meters = await listMeters(work, session)
  const lines = await linesOf(work.db, statement.bp, [statementId])
  const segments = await segmentsOf(work.db, statement.bp, [statementId])
  const ageOf = await settledAges(work, statement, [statementId])
  return {
    ...headView(statement, meters, ageOf, withMoney),
    rows: lines.map((line) => {
      const meter = meters.find(({ meterId }) => meterId === line.meterId)
      const price = segments.find((one) => one.meterId === line.meterId)?.price ?? null
      return {
        meterId: line.meterId,
        meterNo: line.meterNo,
        meterName: meter ? meterName(meter) : line.meterNo,
        prev: line.prevReading,
        curr: line.currReading,
        volume: line.settleVolume,
        price,
        amount: withMoney ? line.amount : null,
      }
    }),
    scanUrl: null,
    bill: withMoney ? await billOf(work, statement) : null,
  }
}
