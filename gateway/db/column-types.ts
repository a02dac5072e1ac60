/*
 * Types of columns by the names that their comments give (`comment on column … is 'json: Type'`, `'type: Type'`): what jsonb holds,
 * and codes that grow without a check in the database.
 */
import type { Static } from '@sinclair/typebox'
import type { documents } from '@contract/content/documents'
import type { SupplyInfo as SupplyInfoShape } from '@contract/content/news'
import type { ContentBlock } from '@contract/content/words'
import type { Baseline } from '@domain/balance'
import type { LicenseField } from '@domain/license'
import type { DeviceLine, OutputLine } from '@domain/plan/calculator'
import type { CalcDevice } from '@domain/statuses/gas-plan'
import type { PressureLevel, ProjectRole } from '@domain/statuses/project'
import type { Sealed } from './column-kinds'

export type { DayWindow } from '@domain/balance'
export type { Answer as HyqAnswer } from '@domain/hyq/survey'
export type { OptionTerms, PriceTier } from '@domain/elective/terms'
export type { NightLevel } from '@domain/night-flow'
export type { OpenWeek, SpecialDay } from '@domain/outlet/hours'
export type { PackageTerms } from '@domain/package/terms'
export type { PlanItem } from '@domain/plan/split'
export type { Wheel } from '@domain/recognition/wheels'
export type { SmartRuleCode } from '@domain/smart-message'
export type { Skipped } from '@domain/statuses/certification'
export type { EntryType, ReadingSource } from '@domain/statuses/names'
export type { OutletService } from '@domain/statuses/outlet'
export type { RecognitionWarning } from '@domain/statuses/recognition'
export type { Frame } from '@domain/recognition/wheels'
export type { BizType, Channel } from '@domain/statuses/pay-order'

export type { Json, Opened, Sealed } from './column-kinds'
export type * from './invoice-columns'

/** Days that made a baseline and days that were left out (S-02). */
export type BaselineDays = Pick<Baseline, 'used' | 'dropped'>

/** A way that 惠用气 offers beside its report (E 2.6). */
export interface HyqBenefit {
  icon: string
  title: string
  desc: string
  route: string
}

/** A line of a quote (E 2.1); the amount is quantity times price. */
export interface QuoteItem {
  name: string
  qty: number
  unitPrice: string
  amount: string
}

/** Where an article appears; its row in content_category holds the check. */
export type NewsChannel = 'headline' | 'information' | 'knowledge' | 'hyq'
export type TerminalType = 'APP' | 'H5' | 'WEAPP' | 'PC' | 'ICOME'

/** An item of an inspection as it was looked at (D 2.4): group and text as the checklist had them. */
export interface InspectedItem {
  itemCode: string
  group: string
  text: string
  result: 'OK' | 'FAIL' | 'NA'
  note: string
  photos: string[]
}

/** A register that an inspector read; m³ and kPa. */
export interface VisitReading {
  meterNo: string
  reading: string
  pressure: string | null
}

/** A person of the gas company that a project names (D 2.7). */
export interface ProjectPerson {
  role: ProjectRole
  name: string
  phone: string
}

/** Where the gas goes (D 2.7): m² with one decimal, m³/h with two, metres to the nearest pipe. */
export interface ProjectPlace {
  buildings: { name: string; floor: string; area: string }[]
  points: { pointName: string; equipmentType: string; quantity: number; ratedFlow: string }[]
  nearestPipe: { pressure: PressureLevel; diameter: string; distance: number } | null
  ventilation: boolean
  alarmRequired: boolean
}

/** PJ-04: an amount of work, two decimals. */
export interface ProjectQuantity {
  item: string
  unit: string
  planned: string
  finished: string
}

export interface ProjectDrawing {
  name: string
  versionNo: number
  fileId: string
}

/** A line of the quote of a scheme; the amount is quantity times price. */
export interface SchemeItem {
  item: string
  spec: string
  unit: string
  quantity: string
  price: string
  amount: string
}

/** A figure of an engine record: 试验压力 0.60 MPa. */
export interface RecordFact {
  label: string
  value: string
  unit: string
}

/** What a template of the calculator keeps (B 2.18). */
export interface CalcInputs {
  devices: (DeviceLine & { deviceType: CalcDevice })[]
  outputs: OutputLine[]
  /** MJ/m³. */
  lhv: string
}

/** Y-12: what a prepared payment is to pay. */
export interface PreparedWish {
  billIds: string[]
  /** PREPAY and transfers; a transfer of bills may say a little more than they come to. */
  amount: string | null
  note: string
  transfer: {
    receiverId: string
    bankId?: string
    payerName?: string
    payerAccount?: Sealed
    payerBank?: string
    remark?: string
  } | null
}

export type Block = Static<typeof ContentBlock>
export type Contact = Static<(typeof documents)['cms GET /cms/contact']['out']>
export type SupplyInfo = Static<typeof SupplyInfoShape>
/** Fields of a business licence as they were read. */
export type LicenseFields = Record<LicenseField, string>

/** What a statement charges besides the gas. */
export interface OtherItem {
  code: string
  name: string
  amount: string
  itemKey: string
}

/** A part of a bill's line at one price (A 2.8). */
export interface BillSegment {
  tierNo: number
  label: string
  season: 'HEATING' | 'NON_HEATING'
  price: string
  volume: string
  amount: string
  fromDate: string
  toDate: string
}

export interface GuideRow {
  gasUse: string
  season: string
  guidePrice: string
  upstreamPrice: string
  distributionPrice: string
}

export interface GuideStep {
  imgUrl: string
  target: string
}

/** A part of a purchase at one price, as it was frozen (A 2.11). */
export interface BoughtPart {
  tierNo: number
  season: 'HEATING' | 'NON_HEATING'
  price: string
  volume: string
  amount: string
}

/** What was read from a card (A 6.30). Decimals; m³, or yuan where `amountMode`. */
export interface ShownCard {
  cardNo: string
  meterTail: string
  purchaseSeq: number
  amountMode: boolean
  held: string
  total: string
  loaded: boolean
  /** From the meter's file; null where it could not be read. */
  remain: string | null
  meterTotal: string | null
  loadedSeq: number | null
}

/** What proves the signer (C-07): kept with the signed text, shown on its last page. */
export interface SignEvidence {
  userId: string
  name: string
  /** Masked. */
  phone: string
  ip: string
  userAgent: string
  at: string
  /** Of the code that proved the will (C-06); absent where none is kept. */
  smsId?: string
  /** Of the text that was shown, and of it with the signature. */
  hashBefore: string
  hashAfter: string
}

/** The same as it is kept. */
export type SealedEvidence = Omit<SignEvidence, 'name'> & { name: Sealed }

/** What a contract agrees on, as far as it is figures (B 2.21); volumes are m³. */
export interface ContractFields {
  annualVolume?: string
  months?: string[]
  mdq?: string
  /** Percent without a fee. */
  tolerance?: string
  pricing?: string
  /** Why the year differs from the usage of the last twelve months (C-11). */
  note?: string
}

/** A part of a text about how a trade goes (B 2.24). */
export interface ProcessSection {
  heading: string
  steps: string[]
  paragraphs: string[]
}

/** Per category of messages the channels that were switched on or off; what is not there is as usual. */
export type ChosenChannels = Partial<Record<string, { inApp?: boolean; wxMini?: boolean; sms?: boolean }>>

/** A figure behind a smart message, as text of the page; the unit stands beside it. */
export interface SmartEvidence {
  label: string
  value: string
  unit: string
}

/** A day or week of a smart message's chart; `y`: decimal text, null where nothing was measured. */
export interface SmartPoint {
  x: string
  y: string | null
}

/** What a smart message leads to: a full path with query. */
export interface SmartAction {
  text: string
  route: string
}
