import type { Config } from '../config'
import type { Db } from '../db/connect'
import type { Clock } from './clock'
import { createIcome } from './icome'
import type { Ports } from './index'
import { createLicenseReader } from './license'
import { embeddedMeterFeed } from './meter-feed-embedded'
import { createPaymentChannels } from './payment'
import { createCompanyRegistry } from './registry'
import { createSmsSender } from './sms'
import { climateWeather } from './weather'
import { createWechat } from './wechat'

/** The implementations that the settings ask for: real where keys are given, embedded otherwise. */
export function createPorts(config: Config, db: Db, clock: Clock): Ports {
  return {
    sms: createSmsSender(config, db, clock),
    payment: createPaymentChannels(config, db, clock),
    meterFeed: embeddedMeterFeed(),
    weather: climateWeather(),
    wechat: createWechat(config, clock),
    licenseReader: createLicenseReader(config, db),
    companyRegistry: createCompanyRegistry(config, db),
    icome: createIcome(config, clock),
  }
}
