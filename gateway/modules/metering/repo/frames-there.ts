import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../db/connect'
import { prepared } from '../../../db/prepared'
import { READING_SLACK } from '../rules/measure'
import type { KindOfLines, RemoteChannel } from '../rules/wholeness'
import type { AccountKey } from '../types'

export interface MissingFrames {
  meterId: string
  gasDay: string
  /** Channels of the meter without a frame of that day. */
  count: number
  /** m³ of the day that were estimated. */
  estimated: string
}

/** Gas days of a span, both ends included, of which remote channels lack a frame, oldest first; nothing where none does. */
export async function missingFrames(
  db: Db,
  key: AccountKey,
  channels: readonly RemoteChannel[],
  span: { from: string; to: string },
): Promise<MissingFrames[]> {
  if (channels.length === 0 || span.to < span.from) return []
  return missingOf(db, {
    bp: key.bp,
    companyCode: key.companyCode,
    ...span,
    meterIds: channels.map(({ meterId }) => meterId),
    channelNos: channels.map(({ channelNo }) => channelNo),
    since: channels.map((one) => one.since ?? span.from),
  })
}
interface Span extends AccountKey {
  meterIds: readonly string[]
  channelNos: readonly string[]
  since: readonly string[]
  from: string
  to: string
}
const missingOf = prepared(
  (_db, p: Span) => sql<MissingFrames>`
    with seen as materialized (
      select meter_id, channel_no, gas_day, quality, volume from daily_usage
      where bp = ${p.bp} and company_code = ${p.companyCode} and meter_id = any(${p.meterIds}::text[])
        and gas_day between ${p.from}::date and ${p.to}::date
    ), owed as (
      select c.meter_id, c.channel_no, d::date as gas_day
      from unnest(${p.meterIds}::text[], ${p.channelNos}::text[], ${p.since}::date[]) as c(meter_id, channel_no, since)
      cross join generate_series(${p.from}::timestamp, ${p.to}::timestamp, interval '1 day') d
      where d::date >= c.since
    )
    select o.meter_id as "meterId", to_char(o.gas_day, 'YYYY-MM-DD') as "gasDay", count(*)::int as count,
      coalesce(sum(s.volume) filter (where s.quality = 'ESTIMATED'), 0)::numeric(16,2) as estimated
    from owed o left join seen s on s.meter_id = o.meter_id and s.channel_no = o.channel_no and s.gas_day = o.gas_day
    where s.quality is null or s.quality in ('MISSING', 'ESTIMATED')
    group by o.meter_id, o.gas_day order by o.gas_day, o.meter_id`,
)

export interface SettledLine {
  statementId: string
  meterId: string
  isRemote: boolean
  isEstimate: boolean
  readVolume: string
  readAt: string | null
  days: number
  missingDays: string[] | null
  estimated: string
}

/** What the lines of statements are made of (Y-03), in one query. */
export async function settledLines(
  db: Db,
  key: Pick<AccountKey, 'bp'>,
  statementIds: readonly string[],
): Promise<SettledLine[]> {
  return statementIds.length === 0 ? [] : linesOf(db, { bp: key.bp, statementIds, slack: READING_SLACK })
}
/** The same of all lines of a customer's months, or of one meter's, summed by what they are made of: four rows a month at most. */
export const settledKinds = prepared(
  (_db, p: { bp: string; from: string; to: string; meterId: string | null; slack: number }) => sql<KindOfLines>`
    select "billMonth", "isRemote", "isEstimate", count(*)::int as lines, max("readAt") as "readAt", sum(days)::int as days,
      coalesce(sum(cardinality("missingDays")), 0)::int as missing,
      coalesce(sum(case when "isRemote" then estimated when "isEstimate" then "readVolume" end), 0)::numeric(16,2) as estimated
    from (${settledLine(
      p,
      sql`s.state not in ('DRAFT', 'VOID') and s.bill_month >= ${p.from} and s.bill_month <= ${p.to}
        and (${p.meterId}::text is null or l.meter_id = ${p.meterId})`,
    )}) line group by 1, 2, 3`,
)

const linesOf = prepared((_db, p: { bp: string; statementIds: readonly string[]; slack: number }) =>
  settledLine(p, sql`s.statement_id = any(${p.statementIds}::text[])`),
)

/**
 * A line's register was read within the slack around the end of its period (AE-16); its days are those of the period. The meter is looked
 * up line by line: joined, a planner that expects many lines reads all meters of the city.
 */
function settledLine(p: { bp: string; slack: number }, which: RawBuilder<unknown>): RawBuilder<SettledLine> {
  return sql<SettledLine>`
    select s.bill_month as "billMonth", l.statement_id as "statementId", l.meter_id as "meterId", m.meter_type = 'IOT' as "isRemote",
      l.reading_source = 'ESTIMATE' as "isEstimate", l.read_volume as "readVolume", r.read_at as "readAt",
      (s.period_to - s.period_from + 1)::int as days, d.missing as "missingDays",
      coalesce(d.estimated, 0)::numeric(16,2) as estimated
    from statement s
    join statement_line l on l.bp = s.bp and l.statement_id = s.statement_id
    join lateral (
      select meter_type from meter where company_code = s.company_code and meter_id = l.meter_id limit 1
    ) m on true
    left join lateral (
      select max(read_at) as read_at from meter_reading
      where company_code = s.company_code and meter_id = l.meter_id and channel_no = l.channel_no and state = 'VALID'
        and std_reading = l.curr_reading
        and read_at >= (s.period_to - ${p.slack}::int)::timestamp at time zone 'Asia/Shanghai'
        and read_at < (s.period_to + ${p.slack}::int + 2)::timestamp at time zone 'Asia/Shanghai'
    ) r on true
    left join lateral (
      select array_agg(to_char(o.gas_day, 'YYYY-MM-DD') order by o.gas_day)
          filter (where u.quality is null or u.quality in ('MISSING', 'ESTIMATED')) as missing,
        sum(u.volume) filter (where u.quality = 'ESTIMATED') as estimated
      from generate_series(s.period_from::timestamp, s.period_to::timestamp, interval '1 day') o(gas_day)
      left join daily_usage u on u.bp = s.bp and u.company_code = s.company_code and u.meter_id = l.meter_id
        and u.channel_no = l.channel_no and u.gas_day = o.gas_day::date
        and u.gas_day between s.period_from and s.period_to
    ) d on m.meter_type = 'IOT'
    where s.bp = ${p.bp} and ${which}`
}
