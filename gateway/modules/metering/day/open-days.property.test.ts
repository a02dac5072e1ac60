import fc from 'fast-check'
import { sql } from 'kysely'
import { addDays, datesBetween } from '@domain/date'
import { addVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { TestGateway } from '../../../../test/setup/gateway'
import { brokenInvariants } from '../../../../test/invariants/money'
import { aFrame, aMeter, billByDeadline, closeDay, energyGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount, inTransaction } from '../../../../test/gateway/payment-kit'
import type { Work } from '../../../http/context'
import { topUpHistoric } from '../../../demo/money/history'
import { reissueBill, reverseBill } from '../../billing/service'
import { findAccount } from '../../gas-account/service'
import type { Dispute } from '../repo/dispute'
import { metersOf } from '../repo/meter'
import { statements, type Statement } from '../repo/statement'
import { keepStatement, openDispute, reviseStatement } from '../statement/life'
import { makeStatement } from '../statement/statements'
import { plansOf } from '../statement/plan'

const FIRST = '2026-10-01'
const LAST = '2026-12-31'
const MONTHS = ['2026-10', '2026-11', '2026-12']
const START = '1000.00'

const deeds = [
  'bill',
  'bill',
  'dispute',
  'keep',
  'accept',
  'reverse',
  'reissue',
  'topUp',
  'nothing',
  'nothing',
] as const
type Deed = (typeof deeds)[number]

/** One day: what is used (hundredths of m³), how many days late its frame comes (null: never), what else happens beside the closing. */
interface Day {
  used: number
  late: number | null
  deed: Deed
}
const day: fc.Arbitrary<Day> = fc.record({
  used: fc.integer({ min: 0, max: 5000 }),
  late: fc.constantFrom(0, 0, 0, 1, 2, 5, 9, null, null),
  deed: fc.constantFrom(...deeds),
})

const cubic = (hundredths: number) => `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** One remote prepaid customer with one meter, from day to day. */
class Story {
  private register = START
  private readonly onTheWay: { gasDay: string; stdReading: string; comes: string }[] = []
  /** Months with a statement that was made again; the last correction of a month is the one that counts. */
  private readonly corrected = new Map<string, string>()

  constructor(
    private readonly gateway: TestGateway,
    private readonly key: { bp: string; companyCode: string },
    private readonly meterId: string,
    /** Disputes are answered from this day on. */
    private readonly answersFrom: string,
  ) {}

  private run = <R>(work: (work: Work) => Promise<R>): Promise<R> => inTransaction(this.gateway, work)
  private find = async (states: Statement['state'][]) =>
    (await statements(this.gateway.db, this.key, {}))
      .filter(({ state }) => states.includes(state))
      .sort((a, b) => (a.billMonth < b.billMonth ? -1 : 1))

  async live(gasDay: string, { used, late, deed }: Day): Promise<void> {
    this.register = addVolume(this.register, cubic(used))
    if (late !== null) this.onTheWay.push({ gasDay, stdReading: this.register, comes: addDays(gasDay, late) })
    this.gateway.clock.moveTo(`${addDays(gasDay, 1)}T09:35:00+08:00`)
    for (const frame of this.onTheWay.filter((one) => one.comes === gasDay))
      await aFrame(this.gateway.db, this.key.companyCode, this.meterId, frame.gasDay, frame.stdReading)
    // On a server these two really happen at the same moment.
    await Promise.all([this.run((work) => closeDay(work, this.key, gasDay)), this.do(deed)])
    await this.make()
  }

  /** The month that has ended, as the daily job does it. */
  private async make(): Promise<void> {
    await this.run(async (work) => {
      const account = await findAccount(work.db, this.key)
      if (!account) throw new Error('no account')
      for (const billMonth of MONTHS.filter((month) => `${month}-31` < work.clock.today()))
        for (const plan of plansOf(account, await metersOf(work.db, this.key), billMonth))
          await makeStatement(work, plan)
    })
  }

  private async do(deed: Deed): Promise<void> {
    const [pending] = await this.find(['PENDING'])
    const [disputed] = await this.find(['DISPUTED'])
    if (deed === 'bill' && pending) await this.run((work) => billByDeadline(work, pending))
    if (deed === 'dispute' && pending)
      await this.run((work) =>
        openDispute(work, pending, {
          userId: 'u-1',
          meterId: null,
          channelNo: null,
          reasonCode: 'VOLUME',
          content: '气量与实际不符',
          expectedReading: null,
        }),
      )
    const mayAnswer = this.gateway.clock.today() >= this.answersFrom
    if ((deed === 'keep' || deed === 'accept') && disputed && mayAnswer) await this.answer(disputed, deed)
    if (deed === 'reverse' || deed === 'reissue') await this.rebill(deed)
    if (deed === 'topUp') await this.topUp()
  }

  private answer = (disputed: Statement, deed: 'keep' | 'accept') =>
    this.run(async (work) => {
      const asked = work.db.selectFrom('dispute').selectAll().where('statementId', '=', disputed.statementId)
      const dispute = (await asked.where('result', 'is', null).executeTakeFirstOrThrow()) as Dispute
      if (deed === 'keep') return keepStatement(work, disputed, dispute, '维持')
      this.corrected.set(disputed.billMonth, '-7.50')
      const corrections = new Map([[`${this.meterId}|1`, { adjustVolume: '-7.50', reason: '异议核减' }]])
      return reviseStatement(work, disputed, dispute, '核减', corrections)
    })

  private rebill = (deed: 'reverse' | 'reissue') =>
    this.run(async (work) => {
      const all = await work.db.selectFrom('bill').select(['billId', 'state']).where('bp', '=', this.key.bp).execute()
      const [one] = all.filter((bill) => (bill.state === 'REVERSED') === (deed === 'reissue'))
      if (!one) return
      if (deed === 'reverse') await reverseBill(work, this.key, one.billId, '计价有误')
      else await reissueBill(work, this.key, one.billId, { announce: false })
    })

  private topUp = () =>
    this.run((work) =>
      topUpHistoric(work, {
        ...this.key,
        amount: '900.00',
        channel: 'SANDBOX',
        paidAt: work.clock.iso(),
        payerUserId: 'u-1',
        payerMask: '',
      }),
    )

  /** Every frame that is on its way, every statement and every bill arrives. */
  async end(): Promise<void> {
    await this.live(LAST, { used: 1, late: 0, deed: 'nothing' })
    for (let round = 0; round < 6; round++) for (const deed of ['keep', 'bill'] as const) await this.do(deed)
    await this.make()
  }

  /** What stands in the tables against what was really used. */
  async books() {
    const { rows: days } = await sql<{ quality: string; startReading: string; endReading: string; volume: string }>`
      select quality, start_reading as "startReading", end_reading as "endReading", volume from daily_usage
      where bp = ${this.key.bp} order by gas_day`.execute(this.gateway.db)
    const { rows: open } = await sql<{ amount: string; volume: string }>`
      select coalesce(sum(d.est_amount), 0)::text as amount, (3 * coalesce(sum(d.volume), 0))::numeric(16,2)::text as volume
      from daily_usage d where d.bp = ${this.key.bp} and not exists (
        select 1 from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
        where s.bp = d.bp and s.state = 'BILLED' and l.meter_id = d.meter_id and d.gas_day between s.period_from and s.period_to)`.execute(
      this.gateway.db,
    )
    const { rows: settled } = await sql<{ volume: string }>`
      select coalesce(sum(l.settle_volume + l.carried - l.carried_in), 0)::numeric(16,2)::text as volume
      from statement s join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
      where s.bp = ${this.key.bp} and s.state <> 'VOID'`.execute(this.gateway.db)
    const { provisional } = (await findAccount(this.gateway.db, this.key)) ?? {}
    const used = subtractVolume(this.register, START)
    return {
      days,
      open: open[0],
      settled: settled[0]?.volume,
      provisional,
      used,
      corrected: sumVolume([...this.corrected.values()]),
    }
  }
}

/** Known days lie one after the other on the register; only days that were billed as estimates may lie in between. */
function overlaps(days: Awaited<ReturnType<Story['books']>>['days']): string[] {
  const wrong: string[] = []
  let register = START
  let hasEstimates = false
  for (const one of days) {
    if (one.quality === 'ESTIMATED' || one.quality === 'MISSING') {
      hasEstimates = true
      continue
    }
    const isLater = Number(one.startReading) >= Number(register)
    if (!isLater || (!hasEstimates && one.startReading !== register)) wrong.push(`${register} ${JSON.stringify(one)}`)
    if (addVolume(one.startReading, one.volume) !== one.endReading) wrong.push(JSON.stringify(one))
    register = one.endReading
    hasEstimates = false
  }
  return wrong
}

/** AE-09, AE-24, AE-27, AE-31: whatever comes late, is estimated, disputed, billed or taken back, gas counts once. */
it('the estimates of the open days are the provisional debit, and every m³ is settled once', async () => {
  const gateway = await energyGateway(`${FIRST}T09:00:00+08:00`)
  await flatPrice(gateway.db, '1001')
  let customers = 0
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(day, { minLength: 91, maxLength: 91 }),
      fc.constantFrom(FIRST, '2026-12-08', LAST),
      async (life, answersFrom) => {
        const bp = String(2_000_000_000 + ++customers)
        const key = await anAccount(gateway.db, {
          bp,
          companyCode: '1001',
          chargeMode: 'PREPAID_REMOTE',
          creditLimit: '200.00',
        })
        await aMeter(gateway.db, key, { meterId: bp, lastReading: START, lastReadingAt: `${FIRST}T08:00:00+08:00` })
        const story = new Story(gateway, key, bp, answersFrom)
        for (const [index, gasDay] of datesBetween(FIRST, addDays(LAST, -1)).entries()) {
          const now = life[index] ?? { used: 0, late: 0, deed: 'nothing' }
          // Every other meter is silent around the ends of the months: their statements estimate, and some are billed so.
          const isSilent = customers % 2 === 1 && (gasDay.slice(8) >= '28' || gasDay.slice(8) <= '05')
          await story.live(gasDay, isSilent ? { ...now, late: null } : now)
          const { days, open, provisional } = await story.books()
          expect([gasDay, open]).toEqual([gasDay, { amount: provisional, volume: provisional }])
          expect([gasDay, overlaps(days)]).toEqual([gasDay, []])
        }
        await story.end()
        const { settled, used, corrected, provisional } = await story.books()
        expect([settled, provisional]).toEqual([addVolume(used, corrected), '0.00'])
        expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
        for (const row of await gateway.db.selectFrom('dailyUsage').select('quality').distinct().execute())
          seen.add(row.quality)
        for (const row of await gateway.db.selectFrom('bill').select('state').distinct().execute()) seen.add(row.state)
      },
    ),
    { numRuns: 3, endOnFailure: true },
  )
  expect([...seen]).toEqual(expect.arrayContaining(['NORMAL', 'MAKEUP', 'ESTIMATED', 'PAID', 'REVERSED']))
  await gateway.close()
})
