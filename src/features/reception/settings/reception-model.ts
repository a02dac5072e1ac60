import type { In, Out } from '@contract'
import { messageIcons } from '@/shared/message-icons'
import type { WxKey } from '@/shared/wx-reminders'
import type { IconName } from '@/ui'

/* What the settings of messages say (E 6.20): sentences, made from the same switches that are below them. */

export type Settings = Out<'default GET /crmgas/message/setting/query'>
export type Category = Settings['categories'][number]
export type Channel = 'inApp' | 'wxMini' | 'sms'
export type Wish = Pick<In<'default POST /crmgas/message/setting/save'>, 'categories' | 'quiet'>

export const channelNames: Readonly<Record<Channel, string>> = { sms: '短信', wxMini: '微信', inApp: '站内信' }

export const iconOf = ({ code }: Category): IconName => messageIcons[code]

/** WeChat's templates of a category's messages (E-X-07a). */
export const templatesOf: Readonly<Record<Category['code'], readonly WxKey[]>> = {
  supply: ['SUPPLY', 'RESUME'],
  safety: ['SERVICE'],
  service: ['SERVICE', 'LEAD'],
  bill: ['BILL', 'PAY', 'BALANCE'],
  gasUse: ['ORDER'],
  order: ['ORDER', 'SIGN'],
  invoice: [],
  account: ['REVIEW'],
  hyq: ['HYQ'],
  market: ['HYQ', 'PRIZE', 'LEAD'],
  system: [],
}

/** The matrix as it is, to be changed and sent whole (E-X-15). */
export const wishOf = ({ categories, quiet }: Settings): Wish => ({
  categories: categories.map(({ code, channels }) => ({
    code,
    inApp: channels.inApp.on,
    wxMini: channels.wxMini.on,
    sms: channels.sms.on,
    push: channels.push.on,
  })),
  quiet,
})

/** 恢复默认. */
export const usualOf = ({ categories }: Settings): Wish => ({
  categories: categories.map(({ code, channels }) => ({
    code,
    inApp: channels.inApp.usual,
    wxMini: channels.wxMini.usual,
    sms: channels.sms.usual,
    push: channels.push.usual,
  })),
  quiet: { enabled: true, start: '22:00', end: '08:00' },
})

export const switched = (wish: Wish, code: Category['code'], channel: Channel, on: boolean): Wish => ({
  ...wish,
  categories: wish.categories.map((row) => (row.code === code ? { ...row, [channel]: on } : row)),
})

export const isOn = (wish: Wish, code: Category['code'], channel: Channel): boolean =>
  wish.categories.find((row) => row.code === code)?.[channel] ?? false

/** '短信 + 微信，不可关闭', '微信；夜里等到 08:00', '仅在应用内查看', '不接收'. */
export function sentenceOf(category: Category, wish: Wish): string {
  const { code, channels } = category
  const outside = (['sms', 'wxMini'] as const).filter(
    (channel) => channels[channel].offered && isOn(wish, code, channel),
  )
  if (outside.length === 0) return isOn(wish, code, 'inApp') ? '仅在应用内查看' : '不接收'
  const names = outside.map((channel) => channelNames[channel]).join(' + ')
  if (channels.sms.locked) return `${names}，${channelNames.sms}不可关闭`
  const { enabled, end } = wish.quiet
  return enabled ? `${names}；夜里等到 ${end}` : names
}

/** Switches that a category has below its sentence, the locked ones among them. */
export const switchesOf = ({ channels }: Category): Channel[] =>
  (['sms', 'wxMini', 'inApp'] as const).filter((channel) => {
    const { offered, locked } = channels[channel]
    return offered && !(channel === 'inApp' && locked)
  })

/** Hours between two times of the clock, over midnight where the second is the smaller one. */
export function quietHours(start: string, end: string): number {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  return (((minutes(end) - minutes(start) + 1440) % 1440) / 60) | 0
}

/** The quiet hours as parts of a day of 24 hours, each in per cent. */
export function quietParts(start: string, end: string): { left: number; width: number }[] {
  const at = (clock: string) => ((Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) / 1440) * 100
  const [from, to] = [at(start), at(end)]
  if (from <= to) return [{ left: from, width: to - from }]
  return [
    { left: 0, width: to },
    { left: from, width: 100 - from },
  ]
}

export const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
