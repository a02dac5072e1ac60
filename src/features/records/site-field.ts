import type { Out } from '@contract'
import { MOST_SITE_ROWS } from '@domain/statuses/usage-site'
import { chips } from '@/blocks/form/choice'

type Site = Out<'default GET /crmgas/record/site/list'>['list'][number]

/** The read of the places that a device may be at. */
export const SITES = 'default GET /crmgas/record/site/list'
export const ALL_SITES = { pageSize: MOST_SITE_ROWS } as const

/** Places that are in use or wait for their review. */
export const openSites = (list: readonly Site[]): Site[] =>
  list.filter(({ reviewStatus }) => reviewStatus === 'CONFIRMED' || reviewStatus === 'PENDING')

/** The place of a device as its form begins: one that is over has to be replaced by another. */
export const standingSite = (sites: readonly Site[], siteId: string | null): string =>
  sites.some((one) => one.siteId === siteId) ? (siteId ?? '') : ''

/** The place of a new device until another is chosen: the main one. */
export const mainSite = (sites: readonly Site[]): string => sites.find(({ isMain }) => isMain === '1')?.siteId ?? ''

/** 用气地点 of a device (D 2.5); customers without a declared place are not asked. One that stands without a place may stay so. */
export const siteField = (sites: readonly Site[], one: { siteId: string | null } | undefined) => ({
  key: 'siteId' as const,
  label: '用气地点',
  kind: chips<string>(sites.map(({ siteId, siteName }) => ({ key: siteId, label: siteName }))),
  required: one?.siteId !== null,
  show: () => sites.length > 0,
})
