import { createHmac } from 'node:crypto'
import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import type { Clock } from '../../ports/clock'
import type { StandIns } from '../../ports/create'
import { embeddedIcome } from './icome'
import { embeddedLicenseReader } from './license-reader'
import { embeddedMeterFeed } from './meter-feed'
import { embeddedRegistry } from './registry'
import { Sandbox } from './sandbox'
import { embeddedSms } from './sms'
import { embeddedValve } from './valve'
import { embeddedWechat } from './wechat'

/** Everything outside of the product, inside the process; what is switched off has no stand-in. */
export function createStandIns(config: Config, db: Db, clock: Clock): StandIns {
  const { off } = config
  const now = () => clock.now()
  const isQuiet = config.logLevel === 'fatal' || config.logLevel === 'silent'
  const say = isQuiet ? () => undefined : (line: string) => void process.stdout.write(`${line}\n`)
  const bankKey = createHmac('sha256', config.dataKey).update('payment sandbox').digest()
  return {
    sms: embeddedSms({ db, clock, say }),
    ...(config.paySandbox && { bank: new Sandbox(db, clock, bankKey) }),
    ...(!off.has('HEAD_END') && { meterFeed: embeddedMeterFeed(), valve: embeddedValve(db, now) }),
    ...(!off.has('WECHAT') && { wechat: embeddedWechat() }),
    ...(!off.has('OCR') && { licenseReader: embeddedLicenseReader(db) }),
    ...(!off.has('REGISTRY') && { companyRegistry: embeddedRegistry(db) }),
    ...(!off.has('ICOME') && { icome: embeddedIcome(config.jwtKey, now) }),
  }
}
