import type { Config } from '../config'
import type { Db } from '../db/connect'
import type { Clock } from './clock'
import { createBankFeed } from './bank'
import { createBeacon } from './beacon'
import { createCredit } from './credit'
import { createEInvoice } from './einvoice'
import { createESign } from './esign'
import { createFileStore } from './files'
import { headEndFeed } from './head-end/feed'
import { createHooks } from './hook'
import { createIcome } from './icome'
import type { Ports } from './index'
import { createLicenseReader } from './license'
import { portsInTime } from './limits'
import { createMailer } from './mail'
import { createModel } from './model'
import { passiveMeterFeed, type MeterFeed } from './meter-feed'
import { createMeterReader } from './meter-reader'
import { createOutages } from './outage'
import { createPaymentChannels, type PaymentChannel } from './payment'
import { createCompanyRegistry } from './registry'
import { createSlipReader } from './slip'
import { createSmsSender, unwaited } from './sms'
import { createValve } from './valve'
import { createWeather } from './weather'
import { createWechat } from './wechat'

/** What the demo world puts in the place of what is outside: only where no settings name the real thing. */
export type StandIns = Partial<Omit<Ports, 'payment'> & { bank: PaymentChannel }>

/** The implementations that the settings name: real where keys are given, else a stand-in, else switched off; each call has its time limit. */
export function createPorts(config: Config, db: Db, clock: Clock, standIns: StandIns = {}): Ports {
  const ports = {
    sms: createSmsSender(config, db, clock, standIns.sms),
    payment: createPaymentChannels(config, standIns.bank),
    bankFeed: createBankFeed(config, standIns.bankFeed),
    meterFeed: meterFeedOf(config, db, standIns.meterFeed),
    valve: createValve(config, standIns.valve),
    credit: createCredit(config, standIns.credit),
    files: createFileStore(config, standIns.files),
    weather: createWeather(config, standIns.weather),
    wechat: createWechat(config, clock, standIns.wechat),
    licenseReader: createLicenseReader(config, standIns.licenseReader),
    slipReader: createSlipReader(config, standIns.slipReader),
    meterReader: createMeterReader(config, standIns.meterReader),
    companyRegistry: createCompanyRegistry(config, standIns.companyRegistry),
    icome: createIcome(config, clock, standIns.icome),
    einvoice: createEInvoice(config, standIns.einvoice),
    mail: createMailer(config, standIns.mail),
    hooks: createHooks(standIns.hooks),
    model: createModel(config),
    beacon: createBeacon(config),
    cards: standIns.cards ?? null,
    esign: createESign(config, standIns.esign),
  }
  const inTime = portsInTime(ports, createOutages(clock))
  // Around the provider's own calls: their limits and their count are theirs, not those of a call that answers at once.
  return config.smsProvider ? { ...inTime, sms: unwaited(inTime.sms) } : inTime
}

/** What the head-ends handed in, else what stands in for them; else registers come by hand only. */
const meterFeedOf = (config: Config, db: Db, standIn?: MeterFeed): MeterFeed =>
  config.headEnds.length > 0 ? headEndFeed(db) : (standIn ?? passiveMeterFeed)
