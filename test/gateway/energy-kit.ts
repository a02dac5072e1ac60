import { sql } from 'kysely'
import { gasDaySpan } from '@domain/gas-day'
import type { Db } from '../../gateway/db/connect'
import type { JobCtx, Work } from '../../gateway/http/context'
import type { Area } from '../../gateway/areas'
import { contribute } from '../../gateway/extensions'
import { billingArea } from '../../gateway/modules/billing'
import { deskArea } from '../../gateway/modules/desk'
import { issueBill } from '../../gateway/modules/billing/service'
import { meteringArea } from '../../gateway/modules/metering'
import type { Statement } from '../../gateway/modules/metering/repo/statement'
import { findAccount } from '../../gateway/modules/gas-account/service'
import { confirmByDeadline, openDispute, reviseStatement } from '../../gateway/modules/metering/statement/life'
import { plansOf } from '../../gateway/modules/metering/statement/plan'
import { makeStatement } from '../../gateway/modules/metering/statement/statements'
import { messageArea } from '../../gateway/modules/message'
import { closeGasDay } from '../../gateway/modules/metering/day/day-closing'
import { metersOf } from '../../gateway/modules/metering/repo/meter'
import { insertReadings } from '../../gateway/modules/metering/repo/reading'
import type { AccountKey } from '../../gateway/modules/metering/types'
import { dueCommands } from '../../gateway/modules/metering/repo/valve'
import { acknowledge, deliver } from '../../gateway/modules/metering/valve/valves'
import { ownPayables } from '../../gateway/modules/payment/own-payables'
import { payables } from '../../gateway/modules/payment/service'
import { testGateway, type TestGateway, type TestGatewayOptions } from '../setup/gateway'

/* Builders for the tests of energy: remote meters, a flat price, frames as the head-end sends them. */

const BEFORE = '2026-01-01T08:00:00+08:00'

/** What an order pays; the calls and the timed work of payment stay out. */
const paidFor = { name: 'payment', handlers: {}, extensions: [contribute(payables, ownPayables)] } satisfies Area

/** The gateway with meters and bills, and what is put beside them, on an empty migrated database. */
export const energyGateway = (
  now: string,
  ports: TestGatewayOptions['ports'] = {},
  beside: readonly Area[] = [],
): Promise<TestGateway> =>
  testGateway({
    areas: [meteringArea, billingArea, messageArea, paidFor, ...beside],
    identify: async () => null,
    demoData: false,
    now,
    ports,
  })

/** The same with the desk of the company's staff; only the test decides there, unless `env` says otherwise. */
export const deskGateway = (
  now: string,
  env: Record<string, string> = { DEMO_OPERATOR: '0' },
  beside: readonly Area[] = [],
): Promise<TestGateway> =>
  testGateway({
    areas: [meteringArea, billingArea, messageArea, deskArea as unknown as Area, ...beside],
    identify: async () => null,
    demoData: false,
    now,
    env,
  })

/** 3.00 yuan/m³ all year, without tiers, for gas of the use PUB. */
export async function flatPrice(db: Db, companyCode: string): Promise<void> {
  await db
    .insertInto('priceSchedule')
    .values(
      (['HEATING', 'NON_HEATING'] as const).map((season) => ({
        companyCode,
        priceId: season,
        gasUse: 'PUB',
        season,
        effectiveFrom: '2025-01-01',
        guidePrice: '3.0000',
        basePrice: '3.0000',
        tierMode: 'NONE',
      })),
    )
    .execute()
  await db
    .insertInto('priceTier')
    .values(
      ['HEATING', 'NON_HEATING'].map((priceId) => ({
        companyCode,
        priceId,
        tierNo: 1,
        fromVolume: '0.00',
        toVolume: null,
        delta: '0.0000',
      })),
    )
    .execute()
}

export interface MeterDraft {
  meterId: string
  /** Register and moment of the last frame. */
  lastReading?: string
  lastReadingAt?: string
  meterType?: 'IOT' | 'MECH'
  valveState?: 'OPEN' | 'NONE'
  channels?: readonly string[]
}

/** A remote meter in order, with one channel unless the draft has others. */
export async function aMeter(db: Db, key: AccountKey, draft: MeterDraft): Promise<void> {
  const { meterId, lastReading = '1000.00', lastReadingAt = BEFORE } = draft
  await db
    .insertInto('meter')
    .values({
      ...key,
      meterId,
      meterNo: `NO${meterId}`,
      meterType: draft.meterType ?? 'IOT',
      chargeMode: 'PREPAID_REMOTE',
      gasUse: 'PUB',
      digits: 6,
      qmax: '100.00',
      valveState: draft.valveState ?? 'OPEN',
      onlineState: 'ONLINE',
      lastFrameAt: lastReadingAt,
      lastReading,
      lastReadingAt,
      createdAt: BEFORE,
      updatedAt: BEFORE,
    })
    .execute()
  for (const channelNo of draft.channels ?? ['1'])
    await db
      .insertInto('meterChannel')
      .values({ companyCode: key.companyCode, meterId, channelNo, name: '主路', lastReading, lastReadingAt })
      .execute()
}

/** The register that the head-end delivers for the end of a gas day. */
export const aFrame = (db: Db, companyCode: string, meterId: string, gasDay: string, stdReading: string) =>
  insertReadings(db, [
    {
      readingId: `${meterId}-${gasDay}`,
      companyCode,
      meterId,
      channelNo: '1',
      readAt: gasDaySpan(gasDay).to,
      gasDay,
      stdReading,
      workReading: null,
      pressure: null,
      temperature: null,
      source: 'REMOTE',
      state: 'VALID',
      createdAt: gasDaySpan(gasDay).to,
    },
  ])

/** Closes a gas day of one customer as the daily import does. */
export async function closeDay(work: Work, key: AccountKey, gasDay: string): Promise<void> {
  const meters = (await metersOf(work.db, key)).filter((meter) => meter.meterType === 'IOT')
  await closeGasDay(work, meters, gasDay, new Map())
}

/** The first statement of a closed month, of all meters or of `meterId`; null where there is none to make. */
export async function settleMonth(work: Work, key: AccountKey, billMonth: string, meterId?: string) {
  const account = await findAccount(work.db, key)
  const meters = (await metersOf(work.db, key)).filter((meter) => meterId === undefined || meter.meterId === meterId)
  const [plan] = account ? plansOf(account, meters, billMonth) : []
  return plan ? makeStatement(work, plan) : null
}

/** A statement past its deadline counts as confirmed and is billed (AE-22, AE-25), untold. */
export async function billByDeadline(work: Work, statement: Statement): Promise<void> {
  await issueBill(work, await confirmByDeadline(work, statement), { announce: false })
}

/** The customer objects to a statement; answers what accepts that, with the days as they are then (AE-24). */
export async function aDispute(work: Work, statement: Statement): Promise<(work: Work) => Promise<Statement>> {
  const about = { userId: 'u-1', meterId: null, channelNo: null, reasonCode: 'READING' as const, expectedReading: null }
  const dispute = await openDispute(work, statement, { ...about, content: '读数有误' })
  if (!dispute) throw new Error(`statement ${statement.statementId} was disputed too often`)
  const seen = { ...statement, state: 'DISPUTED' as const, disputeCount: statement.disputeCount + 1 }
  return async (later) => {
    const next = await reviseStatement(later, seen, dispute, '已核实', new Map())
    if (!next) throw new Error(`statement ${statement.statementId} cannot be measured again`)
    return next
  }
}

/** Where each row of a table lies: a row that is written, even with what it held, moves. */
export async function placesOf(db: Db, table: string, bp: string): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select ctid::text as place from ${sql.table(table)} where bp = ${bp} order by 1`.execute(db)
  return rows.map((row) => row.place)
}

/** Hands the valve commands that are due to the head-end. */
export async function deliverValves(outside: JobCtx): Promise<void> {
  for (const due of await dueCommands(outside.db, outside.clock.iso(), '', 50)) await deliver(outside, due)
}

/** The devices of a customer acknowledge the commands that they took. */
export async function valveAnswers(work: Work, bp: string): Promise<void> {
  const sent = work.db.selectFrom('valveCommand').select(['bp', 'commandId']).where('bp', '=', bp)
  for (const key of await sent.where('state', '=', 'SENT').execute()) await acknowledge(work, key, { state: 'DONE' })
}

/** On a server: until a transaction of this database waits for a row that the caller holds. */
export async function untilSomebodyWaits(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if ((rows[0]?.n ?? 0) > 0) return
  }
}
