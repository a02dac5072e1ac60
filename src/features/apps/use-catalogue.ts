import { useLinks } from '@/blocks'
import { useRead, type Read } from '@/request'
import { offeredGroups, type Catalogue, type Group } from './offered'
import { useMenus, type Menus } from './use-menus'

export interface Apps {
  /** Still loading while the menus are: what they hide is never shown for a moment. */
  read: Read<Catalogue>
  groups: Group[]
  menus: Menus
}

/** All apps that this user may open. */
export function useCatalogue(): Apps {
  const read = useRead('default GET /crmgas/appCenter/list', undefined, { refresh: 'old' })
  const menus = useMenus()
  const links = useLinks()
  const groups = offeredGroups(read.data?.groups ?? [], (url) => links(url) !== undefined, menus.funcs)
  const isWaiting = read.state === 'ready' && !menus.settled
  return { read: isWaiting ? { ...read, state: 'loading' } : read, groups, menus }
}
