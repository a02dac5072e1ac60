import { categories, type Category } from './templates'

/** Ways of a message: into the list, by WeChat, by SMS. */
const channels = ['inApp', 'wxMini', 'sms'] as const
export type Channel = (typeof channels)[number]
export type ChannelSwitches = Partial<Record<Channel, boolean>>
/** What a user has chosen; a missing switch has its default. */
export type Chosen = Partial<Record<string, ChannelSwitches>>

/** LOCKED: on, never off. NONE: not offered. */
type Usual = 'LOCKED' | 'ON' | 'OFF' | 'NONE'

const row = (inApp: Usual, wxMini: Usual, sms: Usual): Record<Channel, Usual> => ({ inApp, wxMini, sms })

/** E-X-01. SMS of the account come from the account itself, as soon as something changes: nothing is to be chosen there. */
const usual: Record<Category, Record<Channel, Usual>> = {
  supply: row('LOCKED', 'ON', 'LOCKED'),
  safety: row('LOCKED', 'ON', 'ON'),
  service: row('LOCKED', 'ON', 'OFF'),
  bill: row('LOCKED', 'ON', 'ON'),
  gasUse: row('LOCKED', 'ON', 'OFF'),
  order: row('LOCKED', 'ON', 'OFF'),
  invoice: row('LOCKED', 'NONE', 'NONE'),
  account: row('LOCKED', 'ON', 'NONE'),
  hyq: row('ON', 'OFF', 'NONE'),
  market: row('ON', 'OFF', 'NONE'),
  system: row('LOCKED', 'NONE', 'NONE'),
}

/** Categories of safety: what is locked there says so. */
export const mandatory: ReadonlySet<Category> = new Set(['supply', 'safety', 'account'])

export interface Switch {
  on: boolean
  locked: boolean
  offered: boolean
  usual: boolean
}

export function switchOf(category: Category, channel: Channel, chosen: Chosen): Switch {
  const stands = usual[category][channel]
  if (stands === 'LOCKED' || stands === 'NONE')
    return {
      on: stands === 'LOCKED',
      locked: stands === 'LOCKED',
      offered: stands === 'LOCKED',
      usual: stands === 'LOCKED',
    }
  const usually = stands === 'ON'
  return { on: chosen[category]?.[channel] ?? usually, locked: false, offered: true, usual: usually }
}

export interface Wish {
  code: string
  inApp: boolean
  wxMini: boolean
  sms: boolean
}

/** E-X-15: the whole matrix as it was sent; 'E6003' where a locked channel is switched off. What is as usual is not kept. */
export function chosenOf(wishes: readonly Wish[]): Chosen | 'E6003' {
  const chosen: Record<string, ChannelSwitches> = {}
  for (const wish of wishes) {
    if (!Object.hasOwn(categories, wish.code)) continue
    const category = wish.code as Category
    const own: ChannelSwitches = {}
    for (const channel of channels) {
      const stands = usual[category][channel]
      if (stands === 'LOCKED' && !wish[channel]) return 'E6003'
      if ((stands === 'ON' || stands === 'OFF') && wish[channel] !== (stands === 'ON')) own[channel] = wish[channel]
    }
    if (Object.keys(own).length > 0) chosen[category] = own
  }
  return chosen
}
