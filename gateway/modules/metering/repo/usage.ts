import { sql } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import { pick, type Picked } from '../../../db/rows'
import { billPeriod } from '@domain/gas-day'
import type { Part } from '../rules/months'
import type { AccountKey } from '../../gas-account/service'

const fields = pick('dailyUsage', [
  'meterId',
  'channelNo',
  'gasDay',
  'startReading',
  'endReading',
  'volume',
  'estAmount',
  'quality',
  'maxFlow',
  'maxFlowAt',
])
export type DayUsage = Picked<'dailyUsage', typeof fields>

/** Days of meters from one gas day to another, both included, oldest first. */
export async function daysBetween(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  from: string,
  to: string,
): Promise<DayUsage[]> {
  if (meterIds.length === 0) return []
  return daysOf(db, { ...key, meterIds, from, to })
}
const daysOf = prepared((db, p: AccountKey & { meterIds: readonly string[]; from: string; to: string }) =>
  db
    .selectFrom('dailyUsage')
    .select(fields)
    .where('companyCode', '=', p.companyCode)
    .where('bp', '=', p.bp)
    .where(sql<boolean>`meter_id = any(${p.meterIds}::text[])`)
    .where('gasDay', '>=', p.from)
    .where('gasDay', '<=', p.to)
    .orderBy('gasDay')
    .orderBy('meterId')
    .orderBy('channelNo'),
)

/** One page of a meter's days, newest first, with count and sum over all of them. */
export async function dayPage(
  db: Db,
  key: AccountKey,
  filter: { meterId: string; channelNo?: string; from: string; to: string },
  page: { limit: number; offset: number },
): Promise<{ rows: DayUsage[]; total: number; sum: string }> {
  const base = db
    .selectFrom('dailyUsage')
    .where('companyCode', '=', key.companyCode)
    .where('bp', '=', key.bp)
    .where('meterId', '=', filter.meterId)
    .where('gasDay', '>=', filter.from)
    .where('gasDay', '<=', filter.to)
    .$if(filter.channelNo !== undefined, (query) => query.where('channelNo', '=', filter.channelNo ?? ''))
  const rows = await base
    .select(fields)
    .orderBy('gasDay', 'desc')
    .orderBy('channelNo')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const all = await base
    .select([sql<number>`count(*)::int`.as('total'), sql<string>`coalesce(sum(volume), 0)::numeric(16,2)`.as('sum')])
    .executeTakeFirstOrThrow()
  return { rows, total: all.total, sum: all.sum }
}

const sums = {
  volume: sql<string>`sum(volume)::numeric(16,2)`.as('volume'),
  amount: sql<string>`sum(est_amount)::numeric(16,2)`.as('amount'),
  missing: sql<number>`count(*) filter (where quality = 'MISSING')::int`.as('missing'),
  estimated: sql<number>`count(*) filter (where quality = 'ESTIMATED')::int`.as('estimated'),
  makeup: sql<number>`count(*) filter (where quality = 'MAKEUP')::int`.as('makeup'),
  days: sql<number>`count(*)::int`.as('days'),
}

/** Sums of each meter per gas day; days without any row are left out. */
export async function dayParts(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  span: { from: string; to: string },
): Promise<Part[]> {
  if (meterIds.length === 0) return []
  return spanOf(db, key, meterIds, span)
    .select(['meterId', 'gasDay as label', ...Object.values(sums)])
    .groupBy(['meterId', 'gasDay'])
    .orderBy('gasDay')
    .execute()
}

/** Sums of each meter per bill month, which begins on the reading day; months without any row are left out. */
export async function daySums(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  months: { from: string; to: string; readingDay: number },
): Promise<Part[]> {
  if (meterIds.length === 0) return []
  const { readingDay } = months
  const span = { from: billPeriod(months.from, readingDay).from, to: billPeriod(months.to, readingDay).to }
  // A day before the reading day belongs to the month before.
  const month = sql`date_trunc('month', (gas_day - ${sql.lit(readingDay - 1)}::int)::timestamp)`
  // Made into text once for each sum, not for each day.
  return spanOf(db, key, meterIds, span)
    .select(['meterId', sql<string>`to_char(${month}, 'YYYY-MM')`.as('label'), ...Object.values(sums)])
    .groupBy(['meterId', month])
    .execute()
}

const spanOf = (db: Db, key: AccountKey, meterIds: readonly string[], span: { from: string; to: string }) =>
  db
    .selectFrom('dailyUsage')
    .where('companyCode', '=', key.companyCode)
    .where('bp', '=', key.bp)
    .where('meterId', 'in', [...meterIds])
    .where('gasDay', '>=', span.from)
    .where('gasDay', '<=', span.to)

export interface UsageTotal {
  meterId: string
  volume: string
  amount: string
  days: number
}

/** Volume, estimated money and number of days per meter within a span. */
export async function totals(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  from: string,
  to: string,
): Promise<UsageTotal[]> {
  if (meterIds.length === 0) return []
  return db
    .selectFrom('dailyUsage')
    .where('companyCode', '=', key.companyCode)
    .where('bp', '=', key.bp)
    .where('meterId', 'in', [...meterIds])
    .where('gasDay', '>=', from)
    .where('gasDay', '<=', to)
    .select([
      'meterId',
      sql<string>`sum(volume)::numeric(16,2)`.as('volume'),
      sql<string>`sum(est_amount)::numeric(16,2)`.as('amount'),
      sql<number>`count(distinct gas_day)::int`.as('days'),
    ])
    .groupBy('meterId')
    .execute()
}

export interface SpanTotal {
  volume: string
  amount: string
  /** Of the days with a reading; null when none of the span has one. */
  known: string | null
  /** Frames that came. */
  heard: number
}

/** Totals over several meters of each span, both ends included, in one query; null for a span without any day. */
export async function spanTotals(
  db: Db,
  key: AccountKey,
  meterIds: readonly string[],
  spans: readonly { from: string; to: string }[],
): Promise<(SpanTotal | null)[]> {
  if (meterIds.length === 0 || spans.length === 0) return spans.map(() => null)
  const starts = spans.map((span) => span.from)
  const ends = spans.map((span) => span.to)
  const bounds = { first: [...starts].sort()[0] ?? '', last: [...ends].sort().at(-1) ?? '' }
  const rows = await totalsOf(db, { ...key, meterIds, starts, ends, ...bounds })
  const byNumber = new Map(rows.map(({ n, ...total }) => [n, total]))
  return spans.map((_, index) => byNumber.get(index + 1) ?? null)
}
interface Spans extends AccountKey {
  meterIds: readonly string[]
  starts: readonly string[]
  ends: readonly string[]
  first: string
  last: string
}
// Span by span, and within the outermost bounds: months that none of them touches are neither planned for nor looked into.
const totalsOf = prepared(
  (_db, p: Spans) => sql<SpanTotal & { n: number }>`
    select span.n::int as n, total.volume, total.amount, total.known, total.heard
    from unnest(${p.starts}::date[], ${p.ends}::date[]) with ordinality as span(starts, ends, n)
    cross join lateral (
      select sum(volume)::numeric(16,2) as volume, sum(est_amount)::numeric(16,2) as amount,
        (sum(volume) filter (where quality <> 'MISSING'))::numeric(16,2) as known,
        (count(*) filter (where quality in ('NORMAL', 'MAKEUP')))::int as heard
      from daily_usage
      where bp = ${p.bp} and company_code = ${p.companyCode} and meter_id = any(${p.meterIds}::text[])
        and gas_day between span.starts and span.ends and gas_day between ${p.first}::date and ${p.last}::date
      having count(*) > 0
    ) total`,
)

export type NewDay = DayUsage & AccountKey

/**
 * Writes gas days. A day that is already there is replaced only while it was MISSING or ESTIMATED and is not yet on a bill: the
 * late frame replaces it; afterwards the difference belongs to the next statement (AE-09, A 9.11). Under the account's lock.
 */
export async function saveDays(db: Db, days: readonly NewDay[]): Promise<void> {
  for (let start = 0; start < days.length; start += 500)
    await db
      .insertInto('dailyUsage')
      .values(days.slice(start, start + 500))
      .onConflict((conflict) =>
        conflict
          .columns(['companyCode', 'meterId', 'channelNo', 'gasDay'])
          .doUpdateSet((set) => ({
            startReading: set.ref('excluded.startReading'),
            endReading: set.ref('excluded.endReading'),
            volume: set.ref('excluded.volume'),
            estAmount: set.ref('excluded.estAmount'),
            quality: set.ref('excluded.quality'),
            maxFlow: set.ref('excluded.maxFlow'),
            maxFlowAt: set.ref('excluded.maxFlowAt'),
          }))
          .where('dailyUsage.quality', 'in', ['MISSING', 'ESTIMATED'])
          .where(
            sql<boolean>`not exists (select 1 from meter m where m.company_code = daily_usage.company_code
              and m.meter_id = daily_usage.meter_id and m.billed_to >= daily_usage.gas_day)`,
          ),
      )
      .execute()
}

/** Gives days of a customer another estimate; those that are on a bill keep theirs. Under the account's lock. */
export async function repriceDays(
  db: Db,
  { bp, companyCode }: AccountKey,
  days: readonly Pick<DayUsage, 'meterId' | 'channelNo' | 'gasDay' | 'estAmount'>[],
): Promise<void> {
  if (days.length === 0) return
  const column = (name: 'meterId' | 'channelNo' | 'gasDay' | 'estAmount') => days.map((day) => day[name])
  const gasDays = column('gasDay').sort()
  await sql`
    update daily_usage d set est_amount = n.amount
    from unnest(${column('meterId')}::text[], ${column('channelNo')}::text[], ${column('gasDay')}::date[],
      ${column('estAmount')}::numeric[]) as n(meter_id, channel_no, gas_day, amount)
    where d.bp = ${bp} and d.company_code = ${companyCode} and d.gas_day between ${gasDays[0]}::date and ${gasDays.at(-1)}::date
      and d.meter_id = n.meter_id and d.channel_no = n.channel_no and d.gas_day = n.gas_day
      and not exists (select 1 from meter m where m.company_code = d.company_code and m.meter_id = d.meter_id and m.billed_to >= d.gas_day)`.execute(
    db,
  )
}

/** The newest gas day of each channel, for catching up; one look at the end of its index, however long its history. */
export async function lastDays(
  db: Db,
  companyCode: string,
  meterIds: readonly string[],
): Promise<{ meterId: string; channelNo: string; gasDay: string }[]> {
  if (meterIds.length === 0) return []
  return db
    .selectFrom('meterChannel as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('dailyUsage as d')
          .select('d.gasDay')
          .whereRef('d.companyCode', '=', 'c.companyCode')
          .whereRef('d.meterId', '=', 'c.meterId')
          .whereRef('d.channelNo', '=', 'c.channelNo')
          .orderBy('d.gasDay', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .where('c.companyCode', '=', companyCode)
    .where('c.meterId', 'in', [...meterIds])
    .select(['c.meterId', 'c.channelNo', 'newest.gasDay'])
    .execute()
}
