import type { Account, Channel, Meter } from '../../modules/metering/types'

/** Accounts of the demo (CV-16, A 8). Money comes with their history. */
const empty = {
  balance: '0.00',
  provisional: '0.00',
  frozen: '0.00',
  creditLimit: '0.00',
  lateFeeRate: '0.0005',
  stopExempt: false,
  readingDay: 1,
  sapSysFlag: '1',
  cutoverMonth: null,
} as const

export const industry: Account = {
  ...empty,
  bp: '1000000001',
  companyCode: '1001',
  customerName: '华北精工陶瓷有限公司',
  address: '河北省廊坊市广阳区云鹏道18号',
  gasUse: 'IND',
  chargeMode: 'PREPAID_REMOTE',
  statementScope: 'MULTI',
  creditLimit: '200000.00',
}

export const restaurant: Account = {
  ...empty,
  bp: '1000000002',
  companyCode: '1001',
  customerName: '香满楼餐饮管理有限公司',
  address: '河北省廊坊市安次区新华路66号',
  gasUse: 'COM',
  chargeMode: 'PREPAID_CARD',
  statementScope: 'SINGLE',
}

export const hospital: Account = {
  ...empty,
  bp: '1000000003',
  companyCode: '1002',
  customerName: '康宁医院',
  address: '河北省石家庄市长安区健康路9号',
  gasUse: 'PUB',
  chargeMode: 'POSTPAID',
  statementScope: 'SINGLE',
  stopExempt: true,
}

/** Its months before the cut-over are the old system's; the month is filled by the seed (m−24). */
export const textile: Account = {
  ...empty,
  bp: '1000000004',
  companyCode: '1002',
  customerName: '宏达纺织',
  address: '河北省石家庄市藁城区纺织路128号',
  gasUse: 'IND',
  chargeMode: 'POSTPAID',
  statementScope: 'SINGLE',
}

const channel = (channelNo: string, name: string, hasCorrector: boolean): Channel => ({
  channelNo,
  name,
  hasCorrector,
  lastReading: '0.00',
  lastReadingAt: null,
})

type Draft = Pick<
  Meter,
  'meterId' | 'alias' | 'location' | 'gasUse' | 'model' | 'caliber' | 'maker' | 'qmax' | 'digits' | 'readerName'
> &
  Partial<Meter>

/** A meter of an account with the number on its plate (A 8, R0). */
const meter = (account: Account, draft: Draft): Meter => ({
  bp: account.bp,
  companyCode: account.companyCode,
  meterNo: `0030${draft.meterId}`,
  meterType: 'IOT',
  chargeMode: account.chargeMode,
  valveState: 'OPEN',
  onlineState: 'ONLINE',
  lastFrameAt: null,
  batteryPct: null,
  lastReading: '0.00',
  lastReadingAt: null,
  remainVolume: null,
  cardType: null,
  icMode: null,
  cardNo: null,
  maxCardVolume: '9999.0',
  holdLimit: '20000.0',
  purchaseSeq: 0,
  installDate: '2019-06-18',
  verifyDueDate: '2027-06-17',
  billedTo: null,
  state: 'NORMAL',
  channels: [channel('1', '主路', true)],
  ...draft,
})

const icMeter = (draft: Omit<Draft, 'readerName' | 'gasUse' | 'maker' | 'digits'>): Meter =>
  meter(restaurant, {
    ...draft,
    gasUse: 'COM',
    maker: '金卡智能',
    digits: 6,
    readerName: '',
    meterType: 'IC',
    onlineState: 'NA',
    valveState: 'OPEN',
    cardNo: `62170000${draft.meterId}`,
    batteryPct: draft.batteryPct ?? 82,
    channels: [channel('1', '主路', false)],
  })

export const industryMeters: Meter[] = [
  meter(industry, {
    meterId: '10010101',
    alias: '1#窑炉',
    location: '烧成车间',
    gasUse: 'IND',
    model: 'TRZ G400 DN150',
    caliber: 'DN150',
    maker: '天信仪表',
    qmax: '650.00',
    digits: 8,
    readerName: '刘志强',
    channels: [channel('1', '主路', true), channel('2', '旁路', true)],
  }),
  meter(industry, {
    meterId: '10010102',
    alias: '2#窑炉',
    location: '二车间',
    gasUse: 'IND',
    model: 'TRZ G250 DN100',
    caliber: 'DN100',
    maker: '天信仪表',
    qmax: '400.00',
    digits: 8,
    readerName: '刘志强',
  }),
  meter(industry, {
    meterId: '10010103',
    alias: '食堂锅炉',
    location: '职工食堂',
    gasUse: 'HEAT',
    model: 'LLQ G65 DN50',
    caliber: 'DN50',
    maker: '苍南仪表',
    qmax: '100.00',
    digits: 7,
    batteryPct: 38,
    readerName: '刘志强',
  }),
]

export const restaurantMeters: Meter[] = [
  icMeter({
    meterId: '10010201',
    alias: '大堂',
    location: '一层大堂',
    model: 'G16',
    caliber: 'DN40',
    qmax: '25.00',
    cardType: 'NFC',
    icMode: 'VOLUME',
    remainVolume: '126.4',
    purchaseSeq: 57,
  }),
  icMeter({
    meterId: '10010202',
    alias: '明档',
    location: '一层明档',
    model: 'G10',
    caliber: 'DN40',
    qmax: '16.00',
    cardType: 'CONTACT',
    icMode: 'AMOUNT',
    purchaseSeq: 41,
  }),
  icMeter({
    meterId: '10010203',
    alias: '后厨',
    location: '二层后厨',
    model: 'G16',
    caliber: 'DN40',
    qmax: '25.00',
    cardType: 'NFC',
    icMode: 'VOLUME',
    remainVolume: '318.5',
    purchaseSeq: 62,
    batteryPct: 64,
  }),
  icMeter({
    meterId: '10010204',
    alias: '面点间',
    location: '二层面点间',
    model: 'G10',
    caliber: 'DN40',
    qmax: '16.00',
    cardType: 'NFC',
    icMode: 'VOLUME',
    remainVolume: '204.0',
    purchaseSeq: 45,
    maxCardVolume: '999.0',
  }),
]

export const hospitalMeters: Meter[] = [
  meter(hospital, {
    meterId: '10020301',
    alias: '锅炉房',
    location: '锅炉房',
    gasUse: 'PUB',
    model: 'TRZ G250 DN100',
    caliber: 'DN100',
    maker: '天信仪表',
    qmax: '400.00',
    digits: 8,
    readerName: '陈建华',
  }),
  meter(hospital, {
    meterId: '10020302',
    alias: '职工食堂',
    location: '职工食堂',
    gasUse: 'PUB',
    model: 'G40 DN50',
    caliber: 'DN50',
    maker: '丹东热工',
    qmax: '65.00',
    digits: 5,
    readerName: '陈建华',
    meterType: 'MECH',
    onlineState: 'NA',
    valveState: 'NONE',
    channels: [channel('1', '主路', false)],
  }),
]

export const textileMeters: Meter[] = [
  meter(textile, {
    meterId: '10020401',
    alias: '定型车间',
    location: '定型车间',
    gasUse: 'IND',
    model: 'TRZ G160 DN80',
    caliber: 'DN80',
    maker: '天信仪表',
    qmax: '250.00',
    digits: 8,
    readerName: '陈建华',
  }),
]
