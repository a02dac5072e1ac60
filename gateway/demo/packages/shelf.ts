import { addDays, addMonths, firstOfMonth, lastOfMonth, monthOf, type DateText } from '@domain/date'
import type { GasPackage } from '../../modules/gas-package/types'

/** A package of the demo (B 8): its special fields; the others have the usual values. */
export interface Shelved {
  packageId: string
  companyCode: string
  name: string
  supplyMode: GasPackage['supplyMode']
  cycleType: GasPackage['cycleType']
  deliveryStart: DateText
  deliveryEnd: DateText
  /** A price, or what it is below the published one. Yuan/m³. */
  price: { fixed: string } | { discount: string }
  saleStart: string
  saleEnd: string
  totalVolume: string
  /** m³ that others bought at the counter: their orders are none of the demo's. */
  soldElsewhere: string
  minVolume: string
  stepVolume: string
  maxPerBp: string
  maxOrdersPerBp: number
  suspended?: true
  highlights: readonly string[]
  intro: string
}

/** Days before its first window opens at which a sale is over. */
const CLOSES_BEFORE = { MONTH: 16, TEN_DAYS: 8 } as const
/** Days for which a package of the past was sold. */
const SOLD_FOR = 30

const usual = { minVolume: '10000', stepVolume: '1000', maxPerBp: '500000', maxOrdersPerBp: 1 }

const words = {
  PART: {
    highlights: ['价格锁定', '分周期付款', '线上签约'],
    intro:
      '购买后按周期确认气量并支付气款，每日用气按比例计入，未计入部分按公布气价随月度账单结算。\n保证金在订单完成后退还至账户余额。',
  },
  FULL: {
    highlights: ['覆盖全部用气', '允差内补款', '线上签约'],
    intro: '覆盖所选表具的全部用气，超出不多于5%的部分按气量包价格补款。\n保证金在订单完成后退还至账户余额。',
  },
} as const

/** Months of the delivery, counted from the month of `today`. */
interface Months {
  from: number
  to: number
}

const monthly = { cycleType: 'MONTH', supplyMode: 'PART', ...words.PART } as const
const full = { supplyMode: 'FULL', ...words.FULL } as const

/** When the packages of the demo are sold and delivered, by the day on which it starts; those of the past have a sale that is over. */
function timesOf(today: DateText) {
  const month = (n: number): string => addMonths(monthOf(today), n)
  const delivered = ({ from, to }: Months) => ({
    deliveryStart: firstOfMonth(month(from)),
    deliveryEnd: lastOfMonth(month(to)),
  })
  const closes = (start: DateText, cycleType: Shelved['cycleType']): DateText =>
    addDays(start, -CLOSES_BEFORE[cycleType])
  const over = (start: DateText, cycleType: Shelved['cycleType']) => {
    const end = closes(start, cycleType)
    return { saleStart: moment(addDays(end, -SOLD_FOR)), saleEnd: moment(end) }
  }
  const onSale = (from: number, start: DateText, cycleType: Shelved['cycleType']) => {
    const [wished, last] = [addDays(today, 20), closes(start, cycleType)]
    return { saleStart: moment(addDays(today, from)), saleEnd: moment(wished < last ? wished : last) }
  }
  const start = (n: number): DateText => firstOfMonth(month(n))
  return { month, start, delivered, over, onSale }
}

type Times = ReturnType<typeof timesOf>

/** All packages of the demo. */
export const shelfOf = (today: DateText): Shelved[] => {
  const times = timesOf(today)
  return [...ofFirstCompany(times, today), ...moreOfFirstCompany(times), ...ofSecondCompany(times)]
}

function ofFirstCompany({ start, delivered, over, onSale }: Times, today: DateText): Shelved[] {
  const first = { companyCode: '1001', ...usual }
  return [
    {
      ...first,
      ...monthly,
      packageId: 'PKG001',
      name: '保供季固定价气量包',
      price: { fixed: '3.6800' },
      ...delivered({ from: 2, to: 4 }),
      ...onSale(-20, start(2), 'MONTH'),
      totalVolume: '5000000',
      soldElsewhere: '1850000',
      maxPerBp: '1000000',
      maxOrdersPerBp: 6,
    },
    {
      ...first,
      packageId: 'PKG002',
      name: '按旬灵活气量包',
      price: { discount: '0.1200' },
      supplyMode: 'PART',
      cycleType: 'TEN_DAYS',
      highlights: ['随价浮动', '按旬提气', '线上签约'],
      intro: words.PART.intro,
      ...delivered({ from: 2, to: 2 }),
      ...onSale(-12, start(2), 'TEN_DAYS'),
      totalVolume: '1200000',
      soldElsewhere: '264000',
    },
    {
      ...first,
      ...monthly,
      packageId: 'PKG003',
      name: '早鸟锁价气量包',
      price: { fixed: '3.5900' },
      ...delivered({ from: 2, to: 4 }),
      ...onSale(-30, start(2), 'MONTH'),
      totalVolume: '800000',
      soldElsewhere: '800000',
    },
    {
      ...first,
      ...full,
      packageId: 'PKG004',
      name: '春季平价气量包',
      price: { fixed: '3.4600' },
      cycleType: 'MONTH',
      ...delivered({ from: 4, to: 6 }),
      ...onSale(5, start(4), 'MONTH'),
      saleEnd: moment(addDays(today, 35)),
      totalVolume: '2000000',
      soldElsewhere: '0',
    },
    {
      ...first,
      ...monthly,
      packageId: 'PKG005',
      name: '秋冬联动气量包',
      price: { fixed: '3.6500' },
      ...delivered({ from: -2, to: 3 }),
      ...over(start(-2), 'MONTH'),
      totalVolume: '6000000',
      soldElsewhere: '3420000',
      maxPerBp: '1000000',
    },
  ]
}

function moreOfFirstCompany({ start, delivered, over, onSale }: Times): Shelved[] {
  const first = { companyCode: '1001', ...usual }
  return [
    {
      ...first,
      ...monthly,
      packageId: 'PKG006',
      name: '夏季淡季气量包',
      price: { fixed: '3.3200' },
      ...delivered({ from: -8, to: -5 }),
      ...over(start(-8), 'MONTH'),
      totalVolume: '3000000',
      soldElsewhere: '1160000',
      maxOrdersPerBp: 2,
    },
    {
      ...first,
      ...full,
      packageId: 'PKG007',
      name: '企业专享气量包',
      price: { discount: '0.1500' },
      cycleType: 'MONTH',
      ...delivered({ from: 2, to: 4 }),
      ...onSale(-8, start(2), 'MONTH'),
      totalVolume: '1500000',
      soldElsewhere: '310000',
      suspended: true as const,
    },
    {
      ...first,
      ...monthly,
      packageId: 'PKG008',
      name: '尾量秒订气量包',
      price: { fixed: '3.6200' },
      ...delivered({ from: 2, to: 4 }),
      ...onSale(-15, start(2), 'MONTH'),
      totalVolume: '900000',
      soldElsewhere: '880000',
      stepVolume: '10000',
      maxOrdersPerBp: 2,
    },
    {
      ...first,
      ...full,
      packageId: 'PKG010',
      name: '本旬气量包',
      price: { fixed: '3.7000' },
      cycleType: 'TEN_DAYS',
      ...delivered({ from: 0, to: 0 }),
      ...over(start(0), 'TEN_DAYS'),
      totalVolume: '600000',
      soldElsewhere: '145000',
    },
    {
      ...first,
      ...monthly,
      packageId: 'PKG019',
      name: '采暖季单月气量包',
      price: { fixed: '3.7800' },
      ...delivered({ from: 0, to: 0 }),
      ...over(start(0), 'MONTH'),
      totalVolume: '300000',
      soldElsewhere: '118000',
      minVolume: '1000',
    },
  ]
}

function ofSecondCompany({ month, start, delivered, over, onSale }: Times): Shelved[] {
  const second = { companyCode: '1002', ...usual }
  return [
    {
      ...second,
      ...monthly,
      packageId: 'PKG009',
      name: '石家庄保供气量包',
      price: { fixed: '3.7200' },
      ...delivered({ from: 2, to: 4 }),
      ...onSale(-18, start(2), 'MONTH'),
      totalVolume: '3000000',
      soldElsewhere: '520000',
    },
    {
      ...second,
      ...monthly,
      packageId: 'PKG016',
      name: '往季气量包',
      price: { fixed: '3.5000' },
      ...delivered({ from: -18, to: -15 }),
      ...over(start(-18), 'MONTH'),
      totalVolume: '2000000',
      soldElsewhere: '730000',
      maxOrdersPerBp: 2,
    },
    {
      ...second,
      ...full,
      packageId: 'PKG017',
      name: '双旬气量包',
      price: { fixed: '3.6900' },
      cycleType: 'TEN_DAYS',
      ...over(start(0), 'TEN_DAYS'),
      deliveryStart: start(0),
      deliveryEnd: `${month(0)}-20`,
      totalVolume: '400000',
      soldElsewhere: '96000',
    },
    {
      ...second,
      ...monthly,
      packageId: 'PKG018',
      name: '跨季气量包',
      price: { fixed: '3.6600' },
      ...delivered({ from: -1, to: 3 }),
      ...over(start(-1), 'MONTH'),
      totalVolume: '1800000',
      soldElsewhere: '640000',
    },
  ]
}

/** 09:00 of a day. */
const moment = (date: DateText): string => `${date}T09:00:00+08:00`
