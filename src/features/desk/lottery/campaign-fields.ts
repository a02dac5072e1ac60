import type { Out } from '@contract'
import { codes } from '@domain/codes'
import { decimal, fixed } from '@domain/decimal'
import { money } from '@domain/money'
import { isDate } from '@domain/date'
import { lotteryPrizes, type LotteryPrizeKind } from '@domain/statuses/lottery'
import type { FormField } from '@/blocks'
import { instantOf, isMoment, SHAPE, typedOf } from '../moment'
import type { WriteInput } from '@/request'

/* What staff write of a campaign, as data (E 5.9). A service or a coupon without a quantity is no prize of it. */

type Detail = Out<'btwob GET /lottery/detail'>
type PrizeKey = `${'name' | 'quantity' | 'odds' | 'value'}${LotteryPrizeKind}`

type Base = Record<
  | 'title'
  | 'organizer'
  | 'organizerPhone'
  | 'rules'
  | 'startAt'
  | 'endAt'
  | 'claimUntil'
  | 'dailyDraws'
  | 'mostWins'
  | 'mostChances'
  | 'couponFrom',
  string
>
export type CampaignValues = Base & Record<PrizeKey, string>

const isFew = (typed: string) => (/^([1-9]|1\d|20)$/.test(typed) ? undefined : '请输入1-20的整数')
const isDay = (typed: string) => (isDate(typed.trim()) ? undefined : '请按 2026-12-31 的格式填写')
const isCount = (typed: string) => (/^[1-9]\d{0,5}$/.test(typed) ? undefined : '请输入1-999999的整数')
const isYuan = (typed: string) => (/^\d{1,5}(\.\d{1,2})?$/.test(typed) ? undefined : '请输入金额')
const isOdds = (typed: string) =>
  /^\d{1,2}(\.\d{1,4})?$/.test(typed) && Number(typed) > 0 ? undefined : '请输入概率，如 1 或 0.05'

const few = (key: 'dailyDraws' | 'mostWins' | 'mostChances', label: string): FormField<CampaignValues> => ({
  key,
  label,
  kind: 'digits',
  required: true,
  maxLength: 2,
  checks: [isFew],
})

const prizeFields = (service: LotteryPrizeKind): readonly FormField<CampaignValues>[] => {
  const show = (values: CampaignValues) => values[`quantity${service}`] !== ''
  const { label } = lotteryPrizes[service]
  return [
    {
      key: `quantity${service}`,
      label: `${label} 数量`,
      kind: 'digits',
      maxLength: 6,
      placeholder: '不填则不设该奖品',
      checks: [isCount],
    },
    { key: `name${service}`, label: `${label} 奖品名称`, required: true, maxLength: 20, show },
    { key: `odds${service}`, label: `${label} 概率%`, required: true, maxLength: 7, checks: [isOdds], show },
    {
      key: `value${service}`,
      label: `${label} ${service === 'COUPON' ? '面额' : '价值'}(元)`,
      required: true,
      maxLength: 8,
      checks: [isYuan],
      show,
    },
  ]
}

export const fieldsOf: readonly FormField<CampaignValues>[] = [
  { key: 'title', label: '标题', required: true, maxLength: 30 },
  { key: 'startAt', label: '开始时间', required: true, placeholder: SHAPE, checks: [isMoment] },
  { key: 'endAt', label: '结束时间', required: true, placeholder: SHAPE, checks: [isMoment] },
  { key: 'claimUntil', label: '领取期限', required: true, placeholder: '2026-12-31', checks: [isDay] },
  { key: 'organizer', label: '主办方', required: true, maxLength: 40 },
  { key: 'organizerPhone', label: '联系电话', required: true, maxLength: 20 },
  few('dailyDraws', '每户每天最多抽奖(次)'),
  few('mostWins', '每户最多中奖(次)'),
  few('mostChances', '每种机会最多(次)'),
  ...codes(lotteryPrizes).flatMap(prizeFields),
  {
    key: 'couponFrom',
    label: '优惠券 满额可用(元)',
    required: true,
    maxLength: 8,
    checks: [isYuan],
    show: ({ quantityCOUPON }) => quantityCOUPON !== '',
  },
  { key: 'rules', label: '活动规则', kind: 'textarea', required: true, maxLength: 2000, counter: true },
]

const prizeValues = (campaign: Detail | undefined): Record<PrizeKey, string> =>
  Object.fromEntries(
    codes(lotteryPrizes).flatMap((service) => {
      const prize = campaign?.prizes.find((one) => one.service === service)
      return [
        [`name${service}`, prize?.name ?? (service === 'COUPON' ? '' : `${lotteryPrizes[service].label}1次`)],
        [`quantity${service}`, prize ? String(prize.quantity ?? '') : ''],
        [`odds${service}`, prize ? String(prize.weight / 10_000) : ''],
        [`value${service}`, prize?.value ?? ''],
      ]
    }),
  ) as Record<PrizeKey, string>

export const valuesOf = (campaign: Detail | undefined): CampaignValues => ({
  title: campaign?.title ?? '',
  organizer: campaign?.organizer ?? '',
  organizerPhone: campaign?.organizerPhone ?? '',
  rules: campaign?.rules ?? '',
  startAt: typedOf(campaign?.startAt ?? null),
  endAt: typedOf(campaign?.endAt ?? null),
  claimUntil: campaign?.claimUntil ?? '',
  dailyDraws: String(campaign?.dailyDraws ?? 5),
  mostWins: String(campaign?.mostWins ?? 3),
  mostChances: String(campaign?.mostChances ?? 3),
  couponFrom: campaign?.prizes.find(({ service }) => service === 'COUPON')?.couponFrom ?? '',
  ...prizeValues(campaign),
})

/** Per cent as parts of 1,000,000: '0.05' is 500. */
const weightOf = (odds: string): number => Number(fixed(decimal(odds).times(10_000), 0))

export function inputOf(values: CampaignValues, before: Detail | undefined): WriteInput<'btwob POST /lottery/save'> {
  return {
    ...(before && { campaignId: before.campaignId }),
    title: values.title.trim(),
    organizer: values.organizer.trim(),
    organizerPhone: values.organizerPhone.trim(),
    rules: values.rules.trim(),
    startAt: instantOf(values.startAt) ?? '',
    endAt: instantOf(values.endAt) ?? '',
    claimUntil: values.claimUntil.trim(),
    dailyDraws: Number(values.dailyDraws),
    mostWins: Number(values.mostWins),
    mostChances: Number(values.mostChances),
    prizes: codes(lotteryPrizes)
      .filter((service) => values[`quantity${service}`] !== '')
      .map((service) => ({
        name: values[`name${service}`].trim(),
        service,
        value: money(values[`value${service}`]),
        ...(service === 'COUPON' && { couponFrom: money(values.couponFrom) }),
        quantity: Number(values[`quantity${service}`]),
        weight: weightOf(values[`odds${service}`]),
      })),
  }
}
