import type { BankFeed } from './bank'
import type { Beacon } from './beacon'
import type { EInvoiceProvider } from './einvoice'
import type { ESign } from './esign'
import type { HookSender } from './hook'
import type { Mailer } from './mail'
import type { PortCalls } from './calls'
import type { CardDriver } from './card'
import type { CreditPort } from './credit'
import type { PaymentChannels } from './payment'
import type { LicenseReader } from './license'
import type { CompanyRegistry } from './registry'
import type { WeatherProvider } from './weather'
import type { IcomeProvider } from './icome'
import type { FileStore } from './files'
import type { SlipReader } from './slip'
import type { LanguageModel } from './model'
import type { MeterFeed } from './meter-feed'
import type { MeterReader } from './meter-reader'
import type { Outages } from './outage'
import type { SmsSender } from './sms'
import type { ValvePort } from './valve'
import type { Wechat } from './wechat'

/** What lies outside of the product: each an interface, an embedded implementation and a real one. */
export interface Ports {
  sms: SmsSender
  payment: PaymentChannels
  bankFeed: BankFeed
  meterFeed: MeterFeed
  valve: ValvePort
  credit: CreditPort
  files: FileStore
  weather: WeatherProvider
  wechat: Wechat
  licenseReader: LicenseReader
  slipReader: SlipReader
  meterReader: MeterReader
  companyRegistry: CompanyRegistry
  icome: IcomeProvider
  einvoice: EInvoiceProvider
  mail: Mailer
  /** Addresses of customers that events are sent to. */
  hooks: HookSender
  /** Null where the app signs contracts by itself. */
  esign: ESign | null
  /** Null where the assistant answers by its own grammar. */
  model: LanguageModel | null
  /** Null where draws take their values from the ledgers of the day before. */
  beacon: Beacon | null
  /** Null where no kind of card can be written: none is built in but the emulated one. */
  cards: CardDriver | null
  /** Which of them do not answer, and since when. */
  outages: Outages
  /** Reports each of their calls. */
  calls: PortCalls
}
