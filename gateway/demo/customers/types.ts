import type { ChangeRecord } from '../../modules/metering/repo/change'
import type { Account, Meter } from '../../modules/metering/types'

/** How a device uses gas: stand-ins/devices.ts knows the seasons, weekdays and hours of each. */
export type ProfileName = 'kiln' | 'boiler' | 'restaurant' | 'hospital' | 'textile'

export interface Device {
  profile: ProfileName
  /** m³ a year, level of 2024. */
  annual: number
  /** Part that flows through channel 2. */
  bypass?: number
  /** Days of each year (MM-DD, both included) in which some of its lines rest, and the part of its use that stays. */
  rest?: { from: string; to: string; level: number }
}

type Plate =
  | 'meterId'
  | 'alias'
  | 'location'
  | 'gasUse'
  | 'model'
  | 'caliber'
  | 'maker'
  | 'qmax'
  | 'digits'
  | 'readerName'

/** A meter with its device; fields that are left out have the usual values. */
export interface DemoMeter extends Pick<Meter, Plate>, Partial<Omit<Meter, Plate>> {
  device: Device
  /** What was odd on the last closed days, the newest last. */
  lastDays?: readonly ('SPIKE' | 'MISSING')[]
}

/** When something happened: on a day of month m−n, or so many days ago. */
export type When = { monthsAgo: number; day: string; time: string } | { daysAgo: number; time: string }

/** A change of a meter or of the customer. */
export interface DemoChange extends Pick<ChangeRecord, 'changeType' | 'reason' | 'operator' | 'oldValue' | 'newValue'> {
  meterId: string | null
  when: When
}

export interface DemoCert {
  /** Its id is made of this. */
  key: string
  phone: string
  legalPerson: string
  status: '10' | '20' | '30' | '50'
  /** A date, or days from today. */
  validTo: string | number
  generalTaxpayer?: true
  submittedDaysAgo: number
  rejectReason?: string
  /** The code was typed by hand: no operator of the demo decides it (CE-03). */
  isTyped?: true
}

export interface DemoQualification {
  kind: 'TAXPAYER' | 'HAZMAT' | 'FIRE'
  /** Days from today; null = without an end. */
  validDays: number | null
  daysAgo: number
}

/** The contract of supply, of customers that get gas. */
export type Supply = Pick<Account, 'gasUse' | 'chargeMode' | 'statementScope'> &
  Partial<Pick<Account, 'creditLimit' | 'stopExempt'>>

/** A customer of a gas company with its special features. Its users are in people/people.ts. */
export interface DemoCustomer {
  bp: string
  companyCode: string
  customerName: string
  uscc: string | null
  customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'
  address: string
  contactName: string
  /** Phone filed with the contract; null = none (binding by certification only). */
  reservedPhone: string | null
  invoiceBeforePay?: true
  generalTaxpayer?: true
  /** First month in the new billing system, counted back from the month of the clock. */
  cutoverMonthsAgo?: number
  /** 9: closed. */
  status?: '9'
  certs?: readonly DemoCert[]
  /** Of gateway/demo/papers. */
  licence?: string
  qualifications?: readonly DemoQualification[]
}

/** A customer with gas: it has 36 months of history. */
export interface Supplied extends DemoCustomer {
  supply: Supply
  meters: readonly DemoMeter[]
  /** The meter with prices that are shown as changes, season by season. */
  pricesOf?: string
  changes?: readonly DemoChange[]
}

/** Months m−n that differ from the usual statement, signature, bill and payment; energy/ makes each of them. */
export type OddMonths<What extends string> = Readonly<Record<number, What>>
