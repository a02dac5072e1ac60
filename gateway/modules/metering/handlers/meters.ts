import { meterCalls } from '@contract/energy/meters'
import { addDays, isDate, startOf, toInstant } from '@domain/date'
import { availableOf } from '@domain/billing/balance'
import { meterName } from '@domain/meter-name'
import { volume } from '@domain/volume'
import { implement } from '../../../http/handlers'
import { Refusal } from '../../../http/refusal'
import { ownAccount } from '../../gas-account/service'
import { chosenMeters, ownMeter, ownMeters } from '../own-meters'
import { maySee } from '../../../http/may-see'
import { imgRows, meterRows } from '../meter-view'
import { liveMeter, nextReadingDate } from '../meters'
import { takePhoto } from '../photos'
import { changePage } from '../repo/change'
import { lastReadings, setAlias } from '../repo/meter'
import { imgPage } from '../repo/photo'
import { pageOf } from '../../../http/page'

/** A customer's own name of a meter, counted in characters (A 2.2). */
const ALIAS_LENGTH = 12
const SHOWN_READINGS = 6
const MOST_ROWS = 200

export const meterHandlers = implement(meterCalls, {
  'gas GET /realtime/meter': async (ctx, input) => liveMeter(ctx, await ownMeter(ctx, ctx.session, input.meterId)),

  'default GET /crmgas/list-meter-channel': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const keyword = (input.keyword ?? '').trim().toLowerCase()
    const meters = (await ownMeters(ctx, account))
      .filter((meter) => input.meterType === undefined || meter.meterType === input.meterType)
      .filter((meter) => input.state === undefined || meter.state === input.state)
      .filter((meter) => input.onlyPayable !== '1' || (meter.chargeMode !== 'POSTPAID' && meter.state !== 'FAULT'))
      .filter(
        (meter) =>
          keyword === '' || `${meter.meterNo} ${meter.alias} ${meter.location}`.toLowerCase().includes(keyword),
      )
    return { list: await meterRows(ctx, account, meters.slice(0, MOST_ROWS), maySee(ctx.session, 'BILL_VIEW')) }
  },

  'default GET /crmgas/meter/detail': async (ctx, input) => {
    const account = await ownAccount(ctx, ctx.session)
    const meter = await ownMeter(ctx, account, input.meterId)
    const mayBill = maySee(ctx.session, 'BILL_VIEW')
    const [row] = await meterRows(ctx, account, [meter], mayBill)
    if (!row) throw new Refusal('A2101')
    return {
      meter: row,
      installDate: meter.installDate,
      verifyDueDate: meter.verifyDueDate,
      maxCardVolume: volume(meter.maxCardVolume, 1),
      holdLimit: volume(meter.holdLimit, 1),
      purchaseSeq: meter.purchaseSeq,
      account: {
        bp: account.bp,
        customerName: account.customerName,
        address: account.address,
        chargeMode: account.chargeMode,
        available: mayBill ? availableOf(account) : null,
      },
      lastReadings: (await lastReadings(ctx.db, meter, SHOWN_READINGS)).map(
        ({ meterId: _meterId, ...reading }) => reading,
      ),
      nextReadingDate: nextReadingDate(meter, account, ctx.clock.today()),
      card:
        meter.cardNo !== null && meter.cardType !== null
          ? { cardNo: meter.cardNo, cardType: meter.cardType, state: 'ACTIVE' }
          : null,
    }
  },

  'default POST /crmgas/meter/setAlias': async (ctx, input) => {
    const meter = await ownMeter(ctx, ctx.session, input.meterId)
    const alias = input.alias.trim()
    if ([...alias].length > ALIAS_LENGTH) throw new Refusal('A2102')
    await setAlias(ctx.db, meter, alias, ctx.clock.iso())
    return true
  },

  'default GET /crmgas/meter/imgList': async (ctx, input) => {
    const meters = await chosenMeters(ctx, ctx.session, input.meterId)
    const { limit, offset, pageNum, pageSize } = pageOf(input)
    const page = await imgPage(ctx.db, ctx.session, input.meterId || undefined, { limit, offset })
    return { list: await imgRows(ctx, page.rows, meters), total: page.total, pageNum, pageSize }
  },

  'default POST /crmgas/setMeterImg': (ctx, input) =>
    takePhoto(ctx, ctx.session, {
      meterId: input.meterId,
      channelNo: input.channelNo ?? '1',
      fileId: input.fileID,
      reading: input.reading.trim(),
      purpose: input.purpose ?? 'READING',
      takenAt: input.takenAt || null,
      inWechat: ctx.session.terminalType === 'WEAPP' || /\bMicroMessenger\b/i.test(ctx.userAgent),
      longitude: coordinate(input.longitude, 180),
      latitude: coordinate(input.latitude, 90),
      confirmed: input.confirmed === '1',
    }),

  'default GET /crmgas/changeRecord/list': async (ctx, input) => {
    const meters = new Map((await ownMeters(ctx, ctx.session)).map((meter) => [meter.meterId, meter]))
    const { limit, offset, pageNum, pageSize } = pageOf(input)
    const filter = {
      ...(input.meterId ? { meterId: input.meterId } : {}),
      ...(input.changeType ? { changeType: input.changeType } : {}),
      ...(input.dateFrom ? { from: dayStart(input.dateFrom) } : {}),
      ...(input.dateTo ? { to: dayStart(input.dateTo, 1) } : {}),
    }
    const page = await changePage(ctx.db, ctx.session, filter, { limit, offset })
    return {
      list: page.rows.map((row) => ({
        changeId: row.changeId,
        meterId: row.meterId,
        meterNo: row.meterNo,
        alias: nameOf(row.meterId === null ? undefined : meters.get(row.meterId)),
        changeType: row.changeType,
        oldValue: row.oldValue,
        newValue: row.newValue,
        oldMeterNo: row.oldMeterNo,
        newMeterNo: row.newMeterNo,
        oldEndReading: row.oldEndReading,
        newStartReading: row.newStartReading,
        reason: row.reason,
        operator: row.operator,
        happenedAt: row.happenedAt,
        docUrl: row.docUrl,
        affectsBilling: row.affectsBilling,
      })),
      total: page.total,
      pageNum,
      pageSize,
    }
  },
})

const nameOf = (meter: { alias: string; meterNo: string } | undefined): string => (meter ? meterName(meter) : '')

/** Degrees as text with up to six decimals; null for '' and 2901 for anything else. */
function coordinate(text: string | undefined, most: number): string | null {
  if (text === undefined || text === '') return null
  if (!/^-?\d{1,3}(\.\d{1,10})?$/.test(text) || Math.abs(Number(text)) > most) throw new Refusal('2901')
  return text
}

function dayStart(date: string, later = 0): string {
  if (!isDate(date)) throw new Refusal('2901')
  return toInstant(startOf(addDays(date, later)))
}
