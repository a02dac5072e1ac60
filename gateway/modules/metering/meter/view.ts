import type { Static } from '@sinclair/typebox'
import { MeterImgRow, MeterRow, type ImgWindow, MeterPhoto } from '@contract/energy/shapes'
import { availableOf } from '@domain/billing/balance'
import { gasUses } from '@domain/statuses/names'
import { volume } from '@domain/volume'
import { shape } from '../../../http/shape'
import type { Work } from '../../../http/context'
import { urls } from '../../file/service'
import { READ_WINDOW_DAYS } from '../photo/ask'
import { priceFacts } from './price-facts'
import { lastImgs, type MeterImg } from '../repo/photo'
import { imgWindow } from '../rules/photo'
import type { Account, Meter } from '../types'
import { ask } from '../../../wiring'
import { cardGas } from '../card-gas'

const noOrders: ReadonlyMap<string, string> = new Map()

export type MeterView = Static<typeof MeterRow>
export type ImgView = Static<typeof MeterImgRow>

/** Rows of list-meter-channel (A 5.15): meters with price of the day, photo, window. Five queries however many meters. */
export async function meterRows(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  withMoney: boolean,
): Promise<MeterView[]> {
  if (meters.length === 0) return []
  const ids = meters.map((meter) => meter.meterId)
  const today = work.clock.today()
  const [factsOf, lastOfEach, openOrders] = await Promise.all([
    priceFacts(work, account, meters, today),
    lastImgs(work.db, account, ids),
    meters.some(({ meterType }) => meterType === 'IC') ? ask(work, cardGas).openOrders(work, account) : noOrders,
  ])
  const imgs = new Map(lastOfEach.map((img) => [img.meterId, img]))
  const links = await urls(
    work,
    [...imgs.values()].map((img) => img.fileId),
  )
  const days = work.settings.integer(account.companyCode, 'readWindowDays', READ_WINDOW_DAYS)
  return meters.map((meter) => {
    const img = imgs.get(meter.meterId)
    return shape(MeterRow.properties, meter, {
      gasUseText: gasUses[meter.gasUse],
      remainVolume: meter.remainVolume === null ? null : volume(meter.remainVolume, 1),
      priceNow: factsOf(meter).tier?.price ?? null,
      available: withMoney && meter.chargeMode === 'PREPAID_REMOTE' ? availableOf(account) : null,
      openGasOrderId: openOrders.get(meter.meterId) ?? null,
      imgWindow: windowOf(meter, account, today, days),
      meterImg: img ? shape(MeterPhoto.properties, img, { url: links.get(img.fileId) ?? null }) : null,
    })
  })
}

const windowOf = (meter: Meter, account: Account, today: string, days: number): Static<typeof ImgWindow> =>
  imgWindow(meter, account.readingDay, today, days)

/** Rows of imgList with signed addresses. */
export async function imgRows(work: Work, imgs: readonly MeterImg[], meters: readonly Meter[]): Promise<ImgView[]> {
  const links = await urls(
    work,
    imgs.map((img) => img.fileId),
  )
  const byId = new Map(meters.map((meter) => [meter.meterId, meter]))
  return imgs.map((img) =>
    shape(MeterImgRow.properties, img, {
      meterNo: byId.get(img.meterId)?.meterNo ?? '',
      alias: byId.get(img.meterId)?.alias ?? '',
      url: links.get(img.fileId) ?? null,
      noExif: img.noExif ? '1' : '0',
    }),
  )
}
