import type { ChargeMode, GasUse, IcMode, MeterType, Quality, ReadingSource } from '@domain/statuses/names'
import type { MeterState, OnlineState, ValveState } from '@domain/statuses/meter'

/** One account: every row of a customer is read through both (CV-3). */
export interface AccountKey {
  bp: string
  companyCode: string
}

/** Account row (A 2.1); decimals as text. */
export interface Account extends AccountKey {
  customerName: string
  address: string
  gasUse: GasUse
  chargeMode: ChargeMode
  statementScope: 'MULTI' | 'SINGLE'
  balance: string
  provisional: string
  frozen: string
  creditLimit: string
  lateFeeRate: string
  stopExempt: boolean
  readingDay: number
  sapSysFlag: '0' | '1'
  cutoverMonth: string | null
}

export interface Channel {
  channelNo: string
  name: string
  hasCorrector: boolean
  lastReading: string
  lastReadingAt: string | null
}

/** Meter with its channels (A 2.2). */
export interface Meter extends AccountKey {
  meterId: string
  meterNo: string
  meterType: MeterType
  chargeMode: ChargeMode
  model: string
  caliber: string
  maker: string
  alias: string
  location: string
  gasUse: GasUse
  digits: number
  qmax: string
  valveState: ValveState
  onlineState: OnlineState
  lastFrameAt: string | null
  batteryPct: number | null
  lastReading: string
  lastReadingAt: string | null
  remainVolume: string | null
  cardType: 'NFC' | 'CONTACT' | null
  icMode: IcMode | null
  cardNo: string | null
  maxCardVolume: string
  holdLimit: string
  purchaseSeq: number
  readerName: string
  installDate: string | null
  verifyDueDate: string | null
  billedTo: string | null
  state: MeterState
  channels: Channel[]
}

/** One gas day of one channel (A 2.5). */
export interface DayUsage {
  meterId: string
  channelNo: string
  gasDay: string
  startReading: string
  endReading: string
  volume: string
  estAmount: string
  quality: Quality
  maxFlow: string | null
  maxFlowAt: string | null
}

/** One recorded register (A 2.3). */
export interface Reading {
  readingId: string
  meterId: string
  channelNo: string
  readAt: string
  gasDay: string
  stdReading: string
  workReading: string | null
  pressure: string | null
  temperature: string | null
  source: ReadingSource
  state: 'VALID' | 'SUSPECT' | 'REJECTED'
}

export const keyOf = ({ bp, companyCode }: AccountKey): AccountKey => ({ bp, companyCode })
