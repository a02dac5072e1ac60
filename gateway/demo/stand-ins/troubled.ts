import type { FileStore } from '../../ports/files'
import type { IcomeProvider } from '../../ports/icome'
import type { SlipReader } from '../../ports/slip'
import type { LicenseReader } from '../../ports/license'
import type { MeterFeed } from '../../ports/meter-feed'
import type { MeterReader } from '../../ports/meter-reader'
import type { CompanyRegistry } from '../../ports/registry'
import type { SmsSender } from '../../ports/sms'
import type { WeatherProvider } from '../../ports/weather'
import type { Wechat } from '../../ports/wechat'
import { inTrouble, type Trouble } from './trouble'

/* Each port with every call in the trouble that is asked for. */

export const troubledSms = (sms: SmsSender, trouble: Trouble): SmsSender => ({
  send: (message) => inTrouble(trouble, () => sms.send(message)),
})

export const troubledFiles = (files: FileStore, trouble: Trouble): FileStore => ({
  put: (key, bytes, mime) => inTrouble(trouble, () => files.put(key, bytes, mime)),
  putFile: (key, path, about) => inTrouble(trouble, () => files.putFile(key, path, about)),
  get: (key) => inTrouble(trouble, () => files.get(key)),
  open: (key) => inTrouble(trouble, () => files.open(key)),
  head: (key) => inTrouble(trouble, () => files.head(key)),
  delete: (key) => inTrouble(trouble, () => files.delete(key)),
  link: (key, shown, seconds) => inTrouble(trouble, () => files.link(key, shown, seconds)),
})

export const troubledWeather = (weather: WeatherProvider, trouble: Trouble): WeatherProvider => ({
  of: (city, now) => inTrouble(trouble, () => weather.of(city, now)),
  days: (city) => inTrouble(trouble, () => weather.days(city)),
})

export const troubledIcome = (icome: IcomeProvider, trouble: Trouble): IcomeProvider => ({
  employeeOf: (code) => inTrouble(trouble, () => icome.employeeOf(code)),
})

export const troubledRegistry = (registry: CompanyRegistry, trouble: Trouble): CompanyRegistry => ({
  statusOf: (uscc) => inTrouble(trouble, () => registry.statusOf(uscc)),
  search: (keyword) => inTrouble(trouble, () => registry.search(keyword)),
})

export const troubledReader = (reader: LicenseReader, trouble: Trouble): LicenseReader => ({
  ...reader,
  read: (picture) => inTrouble(trouble, () => reader.read(picture)),
})

export const troubledSlips = (reader: SlipReader, trouble: Trouble): SlipReader => ({
  ...reader,
  lines: (file) => inTrouble(trouble, () => reader.lines(file)),
})

export const troubledMeterReader = (reader: MeterReader, trouble: Trouble): MeterReader => ({
  ...reader,
  read: (picture) => inTrouble(trouble, () => reader.read(picture)),
})

export const troubledFeed = (feed: MeterFeed, trouble: Trouble): MeterFeed => ({
  frames: (meter, gasDay) => inTrouble(trouble, () => feed.frames(meter, gasDay)),
  hours: (meter, days) => inTrouble(trouble, () => feed.hours(meter, days)),
  live: (meter, now) => inTrouble(trouble, () => feed.live(meter, now)),
})

export const troubledWechat = (wechat: Wechat, trouble: Trouble): Wechat => ({
  ...wechat,
  code2Session: (code) => inTrouble(trouble, () => wechat.code2Session(code)),
  phoneNumber: (code) => inTrouble(trouble, () => wechat.phoneNumber(code)),
  jsapiTicket: () => inTrouble(trouble, () => wechat.jsapiTicket()),
  sendSubscribe: (message) => inTrouble(trouble, () => wechat.sendSubscribe(message)),
  sendAccount: (message) => inTrouble(trouble, () => wechat.sendAccount(message)),
  unionIdOf: (openId) => inTrouble(trouble, () => wechat.unionIdOf(openId)),
  wxaCode: (scene, page) => inTrouble(trouble, () => wechat.wxaCode(scene, page)),
})
