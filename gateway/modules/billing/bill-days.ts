import type { In, Out } from '@contract'
import { addDays, diffDays } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import { isKnownDay } from '@domain/tariff/readings'
import type { Work } from '../../http/context'
import { cutPage } from '../../http/page'
import { coveredRows, meterNames, readingMoments, settledAges } from '../metering/service'
import { type Bill } from './repo/bills'
import { linesOfBill } from './repo/bill-lines'
import { explainBill, priceOfDay } from './rules/bill-days'
import { DayRow } from '@contract/payment/bills'
import { shape } from '../../http/shape'

type Days = 'default GET /crmgas/bill/dayDetail'
type Line = Awaited<ReturnType<typeof linesOfBill>>[number]

/** bill/dayDetail (6.16): the days behind a bill, and the two readings behind what was charged without days. */
export async function billDays(work: Work, bill: Bill, input: In<Days>): Promise<Out<Days>> {
  const lines = (await linesOfBill(work.db, bill.bp, bill.billId)).filter((line) => line.kind === 'GAS')
  const names = await meterNames(work, bill)
  const isAsked = (row: { meterId: string | null; channelNo: string | null }) =>
    (input.meterId === undefined || row.meterId === input.meterId) &&
    (input.channelNo === undefined || row.channelNo === input.channelNo)
  const charged = lines.filter(isAsked)
  const meterIds = [...new Set(charged.flatMap((line) => line.meterId ?? []))]
  const hasDays = bill.billVersion === 'NEW' && meterIds.length > 0
  const all = hasDays ? await coveredRows(work, bill, { meterIds, from: bill.periodFrom, to: bill.periodTo }) : []
  const days = all.filter(isAsked)
  const undetailed = charged.filter(
    (line) => !days.some((day) => day.meterId === line.meterId && day.channelNo === line.channelNo),
  )
  const page = cutPage(days, input)
  const statements = bill.statementId === null ? [] : [bill.statementId]
  const ageOf = await settledAges(work, bill, statements)
  return {
    ...page,
    list: page.list.map((day) => dayRow(day, charged)),
    ...explainBill(charged, days),
    ...ageOf(statements, gasDaySpan(bill.periodTo).to, input.meterId),
    readings: await readingsOf(work, bill, undetailed),
    meters: [...new Set(lines.map((line) => line.meterId ?? ''))].map((meterId) => {
      const mine = lines.filter((line) => line.meterId === meterId)
      return {
        meterId,
        meterNo: mine[0]?.meterNo ?? '',
        name: names.get(meterId) || (mine[0]?.meterNo ?? ''),
        channels: mine.map((line) => ({ channelNo: line.channelNo ?? '1', name: line.channelName ?? '' })),
      }
    }),
  }
}

type Day = Awaited<ReturnType<typeof coveredRows>>[number]

function dayRow(day: Day, charged: readonly Line[]): Out<Days>['list'][number] {
  const known = isKnownDay(day)
  return shape(DayRow.properties, day, {
    start: known ? day.startReading : null,
    end: known ? day.endReading : null,
    volume: known ? day.volume : null,
    packageVolume: known ? day.packageVolume : null,
    price: known ? priceOfDay(charged, day) : null,
    amount: known ? day.estAmount : null,
  })
}

/** The registers that lines without days were charged between, and when they were read; null for an estimate and the old system's. */
async function readingsOf(work: Work, bill: Bill, lines: readonly Line[]): Promise<Out<Days>['readings']> {
  const { periodFrom, periodTo } = bill
  const meterIds = [...new Set(lines.flatMap((line) => line.meterId ?? []))]
  const readAt = await readingMoments(work, bill, meterIds, { from: periodFrom, to: periodTo })
  return lines.map((line) => {
    const channel = { meterId: line.meterId ?? '', channelNo: line.channelNo ?? '1' }
    const prevReading = line.prevReading ?? '0.00'
    const currReading = line.currReading ?? '0.00'
    return {
      ...channel,
      source: line.readingSource ?? 'MANUAL',
      prevReading,
      prevAt: readAt(channel, prevReading, periodFrom),
      currReading,
      currAt: readAt(channel, currReading, addDays(periodTo, 1)),
      days: diffDays(periodFrom, periodTo) + 1,
      volume: line.billedVolume ?? '0.00',
      amount: line.amount,
    }
  })
}
