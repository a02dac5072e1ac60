import type { Out } from '@contract'
import { mostApps } from '@domain/home-apps'
import type { ShownApp } from '@/shared/apps'
import type { IconName } from '@/ui/icons.gen'

export type Entry = Out<'default GET /crmgas/consoleConfig/queryConsoleConfig'>['list'][number]
/** What the phone keeps of an entry. */
export type KeptEntry = ShownApp

const ALL_APPS: KeptEntry = {
  code: 'ALL_APPS',
  name: '全部应用',
  icon: 'grid',
  url: '/subPages/applicationCenter',
  badge: '',
  isNew: false,
  openType: 'PAGE',
}

const plain = (code: string, name: string, icon: IconName, url: string): KeptEntry => ({
  code,
  name,
  icon,
  url,
  badge: '',
  isNew: false,
  openType: 'PAGE',
})

/** Shown when the call fails and the phone keeps no list. */
export const FALLBACK: readonly KeptEntry[] = [
  plain('TOPUP', '缴费', 'wallet', '/pages/pay/meters'),
  plain('METER_LIST', '我的表具', 'meter', '/pages/home/meter-list/meter-list'),
  plain('BILL', '我的账单', 'bill', '/pages/my-bill/list/list'),
  plain('SERVICE', '客服', 'headset', '/subPages/customer-service/index'),
]

/** In the given order, what this user may open, at most eleven, then 全部应用. */
export function shownEntries(list: readonly KeptEntry[], mayOpen: (address: string) => boolean): KeptEntry[] {
  const leads = (entry: KeptEntry) => (entry.openType === 'PAGE' || entry.openType === 'TAB') && mayOpen(entry.url)
  const shown = list.filter(leads).slice(0, mostApps)
  return leads(ALL_APPS) ? [...shown, ALL_APPS] : shown
}

interface Kept {
  owner: string
  list: KeptEntry[]
}

/** The list kept on the phone, when it belongs to this user and customer. */
export function readKept(text: string, owner: string): readonly KeptEntry[] | null {
  if (text === '') return null
  try {
    const kept = JSON.parse(text) as Kept
    return kept.owner === owner && Array.isArray(kept.list) ? kept.list : null
  } catch {
    return null
  }
}

export const writeKept = (list: readonly Entry[], owner: string): string =>
  JSON.stringify({
    owner,
    // Badges are of the moment and not kept.
    list: list.map(({ code, name, icon, url, isNew, openType }) => ({
      code,
      name,
      icon,
      url,
      isNew,
      openType,
      badge: '',
    })),
  } satisfies Kept)
