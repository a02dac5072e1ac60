import type { Out } from '@contract'
import { pageAt, routes } from '@/routes/table'

export type Catalogue = Out<'default GET /crmgas/appCenter/list'>
export type Group = Catalogue['groups'][number]
export type App = Group['apps'][number]

const MODEL = 'model:'

/** Authority model that the page of an app asks for; undefined: none. */
export function modelOf(url: string): string | undefined {
  const path = pageAt(url)
  const access = path && routes[path].access
  return access?.startsWith(MODEL) ? access.slice(MODEL.length) : undefined
}

/**
 * Groups with the apps that this user may open: the page is built and open to the user (GD-04), and the menus of the tenant hold the
 * function it needs (AU-21). `funcs` null: the menus are not known, they hide nothing.
 */
export function offeredGroups(
  groups: readonly Group[],
  mayOpen: (url: string) => boolean,
  funcs: ReadonlySet<string> | null,
): Group[] {
  const inMenus = (model: string | undefined) => funcs === null || model === undefined || funcs.has(model)
  return groups
    .map((group) => ({ ...group, apps: group.apps.filter(({ url }) => mayOpen(url) && inMenus(modelOf(url))) }))
    .filter(({ apps }) => apps.length > 0)
}

/** Apps with the words in their name, or in its first letters in pinyin. */
export function foundApps(groups: readonly Group[], words: string): App[] {
  const text = words.trim().toLowerCase()
  const apps = groups.flatMap((group) => group.apps)
  return apps.filter(({ name, initials }) => name.toLowerCase().includes(text) || initials.includes(text))
}
