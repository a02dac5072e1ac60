import type { In, Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { cutPage } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { linesOf, listMeters, segmentsOf, settledAges, statements, type Statement } from '../metering/service'
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

/** A 5.3 settlement/list: statements of the customer, newest first; those that wait for the customer are counted over all years. */
export async function settlementList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const all = await statements(work.db, keyOf(session), {})
  const meters = await listMeters(work, session)
  const withMoney = maySee(session, 'BILL_VIEW')
  const isOf = (tab: Tab) => (one: Statement) => tabs[tab].includes(one.state)
  const count = (tab: Tab) => all.filter(isOf(tab)).length
  const chosen = all
    .filter(input.state === undefined ? () => true : isOf(input.state))
    .filter(({ billMonth }) => input.year === undefined || billMonth.startsWith(`${input.year}-`))
  const page = cutPage(chosen, input)
  const ageOf = await settledAges(
    work,
    session,
    page.list.map(({ statementId }) => statementId),
  )
  return {
    ...page,
    list: page.list.map((one) => headView(one, meters, ageOf, withMoney)),
    counts: { PENDING: count('PENDING'), DISPUTED: count('DISPUTED'), CONFIRMED: count('CONFIRMED') },
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
