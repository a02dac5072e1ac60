import { sql } from 'kysely'
import { datesBetween } from '@domain/date'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { workingCalendar } from '../../modules/calendar/service'
import { isWorkday } from '../stand-ins/holidays'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** Rows that break a rule; none may. */
const breaking = async (query: string): Promise<unknown[]> => (await sql.raw(query).execute(gateway.db)).rows
const count = async (query: string): Promise<number> =>
  Number((await sql.raw<{ n: string }>(`select count(*) as n from ${query}`).execute(gateway.db)).rows[0]?.n)

describe('invariants hold after seeding (A 9)', () => {
  test('I1: the ledger adds up to the balance, without a gap', async () => {
    expect(
      await breaking(`select a.bp, a.balance, coalesce(sum(case l.direction when 'IN' then l.amount else -l.amount end), 0) from gas_account a
        left join ledger_entry l using (bp, company_code) group by a.bp, a.company_code
        having a.balance <> coalesce(sum(case l.direction when 'IN' then l.amount else -l.amount end), 0) or count(l.seq) <> coalesce(max(l.seq), 0)`),
    ).toEqual([])
    expect(await count('ledger_entry')).toBeGreaterThan(100)
  })

  test('I2: no bill took more than it charged; PAID is paid in full', async () => {
    expect(
      await breaking(
        `select bill_no from bill where paid_principal > receivable or (state = 'PAID') <> (paid_principal = receivable) and state <> 'REVERSED'`,
      ),
    ).toEqual([])
  })

  test('I3: what a postpaid customer paid is what its bills took', async () => {
    expect(
      await breaking(`select 1 from (select sum(p.amount) as paid from payment p join pay_order o on o.bp = p.bp and o.order_id = p.order_id
          where p.bp = '1000000004' and p.state = 'SUCCESS' and o.biz_type not in ('PACKAGE', 'EXTRACT')) p,
        (select coalesce(sum(amount), 0) as spent from ledger_entry
          where bp = '1000000004' and direction = 'OUT' and entry_type = 'BILL_OFFSET') l,
        (select sum(paid_principal + late_fee_paid) as took from bill where bp = '1000000004') b where p.paid + l.spent <> b.took`),
    ).toEqual([])
  })

  test('I4: slices add up to their order', async () => {
    expect(
      await breaking(
        `select o.order_id from pay_order o join sub_order s using (order_id) group by o.order_id, o.pay_amount having sum(s.amount) <> o.pay_amount`,
      ),
    ).toEqual([])
  })

  test('a bill is its statement, a statement its lines, a line its segments', async () => {
    expect(
      await breaking(
        `select b.bill_no from bill b join statement s on s.bp = b.bp and s.statement_id = b.statement_id where b.receivable <> s.total_amount`,
      ),
    ).toEqual([])
    expect(
      await breaking(
        `select b.bill_no from bill b join bill_line l using (bp, bill_id) group by b.bp, b.bill_id, b.bill_no, b.receivable having sum(l.amount) <> b.receivable`,
      ),
    ).toEqual([])
    expect(
      await breaking(`select s.statement_no from statement s join statement_line l using (bp, statement_id) group by s.bp, s.statement_id, s.statement_no, s.total_amount, s.total_volume, s.other_items
        having sum(l.amount) + coalesce((select sum((item->>'amount')::numeric) from jsonb_array_elements(s.other_items) item), 0) <> s.total_amount or sum(l.settle_volume) <> s.total_volume`),
    ).toEqual([])
    expect(
      await breaking(`select l.statement_id from statement_line l join statement_segment g using (bp, statement_id, meter_id, channel_no)
        group by l.bp, l.statement_id, l.meter_id, l.channel_no, l.amount, l.billed_volume having sum(g.amount) <> l.amount or sum(g.volume) <> l.billed_volume`),
    ).toEqual([])
    expect(await breaking(`select statement_no from statement where net_amount + tax_amount <> total_amount`)).toEqual(
      [],
    )
  })

  test('registers go on from month to month and carry the days between', async () => {
    expect(
      await breaking(`select * from (select l.meter_id, l.prev_reading, lag(l.curr_reading) over (partition by l.meter_id, l.channel_no order by s.period_from) as last
        from statement s join statement_line l using (bp, statement_id) where s.state <> 'VOID' and s.bill_version = 'NEW') x
        where last is not null and last <> prev_reading and prev_reading <> 0`),
    ).toEqual([])
    expect(
      await breaking(`select s.bill_month, l.meter_id from statement s join statement_line l using (bp, statement_id)
        join daily_usage d on d.meter_id = l.meter_id and d.channel_no = l.channel_no and d.gas_day between s.period_from and s.period_to
        where s.bill_version = 'NEW' group by s.bp, s.statement_id, s.bill_month, l.meter_id, l.channel_no, l.read_volume having sum(d.volume) <> l.read_volume`),
    ).toEqual([])
  })

  test('provisional is the sum of the days not billed yet', async () => {
    expect(
      await breaking(`select a.bp from gas_account a join meter m using (bp, company_code) join daily_usage d on d.meter_id = m.meter_id and d.gas_day > m.billed_to
        where a.charge_mode = 'PREPAID_REMOTE' group by a.bp, a.provisional having sum(d.est_amount) <> a.provisional`),
    ).toEqual([])
  })
})

test('the devices work by the calendar of all others (CV-3)', async () => {
  const [from, to] = ['2024-01-01', '2028-12-31'] as const
  const isWorked = await workingCalendar({ db: gateway.db }, from, to)
  expect(datesBetween(from, to).filter((day) => isWorked(day) !== isWorkday(day))).toEqual([])
})

describe('the demo shows every state (A 8)', () => {
  test.each([
    [`statement where bp = '1000000001' and bill_month = '2026-10' and state = 'PENDING' and scope = 'MULTI'`, 1],
    [`statement where bp = '1000000001' and bill_month = '2026-07' and state in ('VOID', 'BILLED')`, 2],
    [`dispute where bp = '1000000001' and result = 'KEPT'`, 1],
    [`state_log where bp = '1000000001' and to_state = 'AUTO_CONFIRMED'`, 1],
    [`statement where bp = '1000000003' and bill_month = '2026-10' and state in ('PENDING', 'DISPUTED')`, 2],
    [`statement where bp = '1000000004' and bill_version = 'OLD' and state = 'BILLED'`, 12],
    [`bill where bp = '1000000003' and bill_month = '2026-09' and state = 'UNPAID' and due_date = '2026-11-28'`, 1],
    [
      `bill where bp = '1000000003' and bill_month = '2026-08' and state = 'OVERDUE' and due_date = '2026-11-05' and paid_principal = 20000`,
      1,
    ],
    [`bill where bp = '1000000003' and bill_month = '2026-02' and (state = 'REVERSED' or bill_type = 'ADJUST')`, 2],
    [`bill where bp = '1000000004' and bill_month = '2026-09' and state = 'OVERDUE' and due_date = '2026-10-16'`, 1],
    [
      `bill where bp = '1000000004' and bill_version = 'OLD' and state = 'OVERDUE' and receivable = 3260.40 and length(bill_no) = 12`,
      1,
    ],
    [`bill where bp = '1000000001' and state <> 'PAID'`, 0],
    [`stop_gas where bp = '1000000004' and kind = 'ARREARS' and state in ('NOTICED', 'RESUMED')`, 2],
    [`daily_usage where meter_id = '10010103' and quality = 'MISSING'`, 2],
    [`meter where meter_id = '10010103' and online_state = 'OFFLINE'`, 1],
    [`meter_img where meter_id = '10020302'`, 3],
    [`change_record where change_type = 'REPLACE'`, 1],
    [`gas_account where bp = '1000000002' and balance = 86.40`, 1],
  ])('%s: %i', async (query, expected) => expect(await count(query)).toBe(expected))

  test('the spike is 1.6 times its weekday’s mean', async () => {
    const { rows } = await sql<{ day: string; mean: string }>`select
      (select volume from daily_usage where meter_id = '10010102' and gas_day = '2026-11-22') as day,
      (select avg(volume) from daily_usage where meter_id = '10010102' and gas_day in ('2026-10-25', '2026-11-01', '2026-11-08', '2026-11-15')) as mean`.execute(
      gateway.db,
    )
    expect(Number(rows[0]?.day) / Number(rows[0]?.mean)).toBeCloseTo(1.6, 4)
  })
})
