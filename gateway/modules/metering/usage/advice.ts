import { addDays, addMonths, datesBetween, diffDays, firstOfMonth, lastOfMonth, startOf, toInstant } from '@domain/date'
import { formatMonth } from '@domain/date-format'
import { gasDaySpan, lastClosedGasDay } from '@domain/gas-day'
import { meterName } from '@domain/meter-name'
import { formatVolumeNumber, isZeroVolume, subtractVolume, sumVolume } from '@domain/volume'
import type { SmartPoint } from '../../../db/column-types'
import type { Work } from '../../../http/context'
import { findAccount } from '../../gas-account/service'
import type { Finding, SmartSource } from '../../message/service'
import { lastWholeMonth } from '../day/tested'
import { ownMeters } from '../meter/own-meters'
import { priceFacts } from '../meter/price-facts'
import { hintsSince } from '../repo/leak-hint'
import { dayParts } from '../repo/usage'
import { isTierNear, savedPercent, spikeOf, type MonthOfUse } from '../rules/advice'
import type { Part } from '../rules/months'
import type { Account, Meter } from '../types'

const METER = '/pages/home/meter-list/meter-list'
const TICKET = { text: '报修', route: '/subPages/customer-service/add' }
const WEEKS = [7, 14, 21, 28]

/** What the usage of a customer's remote meters suggests (E-X-20): leaks, a day far above usual, the next tier, a month that saved gas. */
export const usageFindings: SmartSource = async (work, key) => {
  const account = await findAccount(work.db, key)
  if (!account) return []
  const meters = (await ownMeters(work, key)).filter(({ meterType }) => meterType === 'IOT')
  if (meters.length === 0) return []
  return [
    ...(await leaks(work, account, meters)),
    ...(await spikes(work, account, meters)),
    ...(await tiers(work, account, meters)),
    ...(await saved(work, account, meters)),
  ]
}

const ids = (meters: readonly Meter[]): string[] => meters.map(({ meterId }) => meterId)
const m3 = (label: string, volume: string) => ({ label, value: formatVolumeNumber(volume), unit: 'm³' })
const toMeter = ({ meterId }: Meter) => ({ text: '查看表具', route: `${METER}?meterId=${meterId}` })

/** NIGHT_FLOW: hints of Y-11 that are open; this page judges no night a second time. */
async function leaks(work: Work, account: Account, meters: readonly Meter[]): Promise<Finding[]> {
  const closed = lastClosedGasDay(work.clock.now())
  const open = (await hintsSince(work.db, account, ids(meters), closed)).filter(({ endedOn }) => endedOn === null)
  return meters.flatMap((meter) =>
    open
      .filter(({ meterId }) => meterId === meter.meterId)
      .map(({ since }) => ({
        ruleCode: 'NIGHT_FLOW' as const,
        evidenceKey: `${meter.meterNo}:${since}`,
        title: '非生产时段有流量',
        insight: `${meterName(meter)}自${since}起非生产时段的流量高于平时`,
        suggestion: '建议关闭全部用气设备后排查内漏；闻到燃气味请到室外拨打抢险电话',
        evidence: [
          { label: '开始', value: since, unit: '' },
          { label: '已持续', value: String(diffDays(since, closed) + 1), unit: '天' },
        ],
        actions: [toMeter(meter), TICKET],
        knownUntil: gasDaySpan(closed).to,
      })),
  )
}

/** USAGE_SPIKE: the newest closed gas day beside its weekday in the four weeks before; a day with gaps proves nothing. */
async function spikes(work: Work, account: Account, meters: readonly Meter[]): Promise<Finding[]> {
  const day = lastClosedGasDay(work.clock.now())
  const parts = await dayParts(work.db, account, ids(meters), { from: addDays(day, -28), to: day })
  return meters.flatMap((meter) => {
    const own = parts.filter(({ meterId }) => meterId === meter.meterId)
    const on = (label: string): string | null => {
      const part = own.find((one) => one.label === label)
      return part && isWhole(part) ? part.volume : null
    }
    const used = on(day)
    const spike =
      used === null
        ? null
        : spikeOf(
            used,
            WEEKS.map((days) => on(addDays(day, -days))),
          )
    if (used === null || spike === null) return []
    return {
      ruleCode: 'USAGE_SPIKE' as const,
      evidenceKey: `${meter.meterNo}:${day}`,
      title: '昨日用气明显偏高',
      insight: `${meterName(meter)} ${day}用气${formatVolumeNumber(used)} m³，比近4周同星期均值高${spike.percent}%`,
      suggestion: '请检查是否有设备长开或泄漏',
      evidence: [m3('当日用气', used), m3('近4周同星期均值', spike.mean), m3('高出', subtractVolume(used, spike.mean))],
      series: datesBetween(addDays(day, -28), day).map((x) => ({ x, y: on(x) })),
      actions: [toMeter(meter), TICKET],
      knownUntil: gasDaySpan(day).to,
      // The next gas day is closed and judged by then.
      validUntil: toInstant(startOf(addDays(day, 2), 12)),
    }
  })
}

/** TIER_NEAR: by what the year has used up to the newest closed gas day, packages taken off as on the bill (AE-15). */
async function tiers(work: Work, account: Account, meters: readonly Meter[]): Promise<Finding[]> {
  const day = lastClosedGasDay(work.clock.now())
  const factsOf = await priceFacts(work, account, meters, day)
  return meters.flatMap((meter) => {
    const { tier } = factsOf(meter)
    if (tier === null || !isTierNear(tier.used, tier.toNext)) return []
    return {
      ruleCode: 'TIER_NEAR' as const,
      evidenceKey: `${meter.meterNo}:${tier.tierNo + 1}:${day.slice(0, 4)}`,
      title: '即将进入下一阶梯',
      insight: `${meterName(meter)}距离第${tier.tierNo + 1}阶梯还有${formatVolumeNumber(tier.toNext)} m³`,
      suggestion: '下一阶梯单价不同，请合理安排用气',
      evidence: [
        m3('本年阶梯气量', tier.used),
        m3('距下一阶梯', tier.toNext),
        { label: '当前单价', value: tier.price, unit: '元/m³' },
      ],
      actions: [{ text: '查看气价', route: '/subPagesB/pages/natgas' }],
      knownUntil: gasDaySpan(day).to,
    }
  })
}

/** SAVE_GOOD: the last whole month beside the same a year before; said while every day of both is whole. */
async function saved(work: Work, account: Account, meters: readonly Meter[]): Promise<Finding[]> {
  const month = lastWholeMonth(work)
  const before = addMonths(month, -12)
  const [now, then] = [await useOf(work, account, meters, month), await useOf(work, account, meters, before)]
  const percent = now && then && savedPercent(now, then)
  if (!percent) return []
  return [
    {
      ruleCode: 'SAVE_GOOD',
      evidenceKey: month,
      title: '节气成效良好',
      insight: `${formatMonth(month)}用气比去年同月减少${percent}%，用气天数相近`,
      suggestion: '继续保持；更多节能方法见节能知识',
      evidence: [m3(formatMonth(month), now.volume), m3(formatMonth(before), then.volume)],
      series: now.series,
      actions: [{ text: '节能知识', route: '/pages/knowledgexsfn/index' }],
      knownUntil: gasDaySpan(lastOfMonth(month)).to,
    },
  ]
}

const isWhole = ({ missing, estimated }: Part): boolean => missing + estimated === 0

/** Null unless every meter has every day of the month, measured. */
async function useOf(
  work: Work,
  account: Account,
  meters: readonly Meter[],
  month: string,
): Promise<(MonthOfUse & { series: SmartPoint[] }) | null> {
  const span = { from: firstOfMonth(month), to: lastOfMonth(month) }
  const parts = await dayParts(work.db, account, ids(meters), span)
  if (parts.length < meters.length * (diffDays(span.from, span.to) + 1) || !parts.every(isWhole)) return null
  const days = new Set(parts.flatMap(({ label, volume }) => (isZeroVolume(volume) ? [] : [label])))
  const onDay = (date: string) => sumVolume(parts.flatMap(({ label, volume }) => (label === date ? volume : [])))
  return {
    volume: sumVolume(parts.map(({ volume }) => volume)),
    days: days.size,
    series: datesBetween(span.from, span.to).map((x) => ({ x, y: onDay(x) })),
  }
}
