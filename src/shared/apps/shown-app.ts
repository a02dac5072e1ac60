import type { Out } from '@contract'
import { ICON_NAMES, type IconName } from '@/ui/icons.gen'
import type { Shortcut } from '@/ui'

type Entry = Out<'default GET /crmgas/consoleConfig/queryConsoleConfig'>['list'][number]
export type ShownApp = Pick<Entry, 'code' | 'name' | 'icon' | 'url' | 'badge' | 'isNew' | 'openType'>

/** An icon that this build does not hold is drawn as a grid. */
export const iconOf = (name: string): IconName => (isIcon(name) ? name : 'grid')

const isIcon = (name: string): name is IconName => (ICON_NAMES as readonly string[]).includes(name)

/** The entry as the grid draws it; '99+' counts as 100, which the badge writes as 99+ again. */
export function shortcutOf({ code, name, icon, badge, isNew }: ShownApp): Shortcut {
  const count = badge.endsWith('+') ? 100 : Number(badge || '0')
  return {
    key: code,
    label: name,
    icon: iconOf(icon),
    ...(count > 0 && { badge: count }),
    ...(isNew && { fresh: true }),
  }
}
