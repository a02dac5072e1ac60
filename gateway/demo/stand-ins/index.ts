import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import type { Clock } from '../../ports/clock'
import type { StandIns } from '../../ports/create'
import { folderStore } from '../../ports/files/folder'
import { virtualDriver } from '../../ports/card/virtual-v1'
import type { Settings } from '../../settings'
import { EmbeddedBank } from './bank'
import { embeddedCredit } from './credit'
import { embeddedHooks } from './hooks'
import { embeddedIcome } from './icome'
import { embeddedMailer } from './mailer'
import { embeddedTaxPlatform } from './tax-platform'
import { embeddedLicenseReader } from './license-reader'
import { embeddedMeterFeed } from './meter-feed'
import { embeddedMeterReader } from './meter-reader'
import { embeddedRegistry } from './registry'
import { Sandbox } from './sandbox'
import { embeddedSlipReader } from './slip-reader'
import { EmbeddedSigner } from './signer'
import { embeddedSms } from './sms'
import { embeddedValve } from './valve'
import { embeddedWeather } from './weather'
import { virtualRoot } from './virtual-card'
import { settingNow, settingSoon, type Trouble } from './trouble'
import {
  troubledFeed,
  troubledFiles,
  troubledIcome,
  troubledMeterReader,
  troubledReader,
  troubledSlips,
  troubledRegistry,
  troubledSms,
  troubledWeather,
  troubledWechat,
} from './troubled'
import { embeddedWechat } from './wechat'
import { keepInOutbox } from './wechat-outbox'

/** ms that a slow port takes: longer than a user likes to wait; a licence is not waited for so long (CE-02). */
const slowOf = (port: string): number => (port === 'licenseReader' ? 20_000 : 3000)

/** Everything outside of the product, inside the process; what is switched off has no stand-in. */
export function createStandIns(config: Config, db: Db, clock: Clock, settings: Settings, slow = slowOf): StandIns {
  const { off } = config
  const clockNow = () => clock.now()
  const readSetting = settingNow(db)
  const now = (port: string): Trouble => ({ readSetting, port, slow: slow(port) })
  const later = settingSoon(settings)
  const soon = (port: string): Trouble => ({ readSetting: later, port, slow: slow(port) })
  const isQuiet = config.logLevel === 'fatal' || config.logLevel === 'silent'
  const say = isQuiet ? () => undefined : (line: string) => void process.stdout.write(`${line}\n`)
  const keyFor = (name: string): Buffer => createHmac('sha256', config.dataKey).update(name).digest()
  const plainSms = embeddedSms({ db, clock, say })
  return {
    sms: troubledSms(plainSms, now('sms')),
    files: troubledFiles(folderStore(join(config.dataDir, 'files')), soon('files')),
    weather: troubledWeather(embeddedWeather(clock), soon('weather')),
    ...(config.paySandbox && { bank: new Sandbox(db, clock, keyFor('payment sandbox')) }),
    ...(!off.has('BANK') && { bankFeed: new EmbeddedBank(db, clock, now('bankFeed')) }),
    ...(!off.has('HEAD_END') && {
      meterFeed: troubledFeed(embeddedMeterFeed(later), soon('meterFeed')),
      valve: embeddedValve(readSetting, clockNow),
      credit: embeddedCredit(readSetting, clockNow),
    }),
    ...(!off.has('WECHAT') && { wechat: troubledWechat(embeddedWechat(keepInOutbox(db, clock)), soon('wechat')) }),
    ...(!off.has('OCR') && {
      licenseReader: troubledReader(embeddedLicenseReader, now('licenseReader')),
      slipReader: troubledSlips(embeddedSlipReader, now('slipReader')),
      meterReader: troubledMeterReader(embeddedMeterReader, now('meterReader')),
    }),
    ...(!off.has('REGISTRY') && { companyRegistry: troubledRegistry(embeddedRegistry(readSetting), now('registry')) }),
    ...(!off.has('EINVOICE') && { einvoice: embeddedTaxPlatform(db, clock, now('einvoice'), keyFor('tax platform')) }),
    hooks: embeddedHooks(),
    ...(!off.has('MAIL') && { mail: embeddedMailer(db, clock, now('mail')) }),
    ...(config.signSandbox && {
      esign: new EmbeddedSigner({
        db,
        clock,
        config,
        sms: plainSms,
        trouble: now('esign'),
        key: keyFor('sign sandbox'),
      }),
    }),
    ...(config.nfcVirtual && { cards: virtualDriver(virtualRoot(config)) }),
    ...(!off.has('ICOME') && { icome: troubledIcome(embeddedIcome(config.jwtKey, clockNow), now('icome')) }),
  }
}
