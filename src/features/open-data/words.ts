import type { Out } from '@contract'
import { openEvents, openScopes, type OpenEvent, type OpenScope } from '@domain/statuses/open-data'

export const OPEN_DATA = '/subPagesB/pages/accountSecurity/openData'

export type OpenKey = Out<'btwob GET /openKey/list'>['list'][number]
export type OpenHook = Out<'btwob GET /openHook/list'>['list'][number]

/** 账单、发票 */
export const scopesText = (scopes: readonly OpenScope[]): string => scopes.map((scope) => openScopes[scope]).join('、')

export const eventsText = (events: readonly OpenEvent[]): string => events.map((event) => openEvents[event]).join('、')

/** erp.example.com: what distinguishes addresses in a row. */
export const hostOf = (url: string): string => /^https:\/\/([^/?]+)/i.exec(url)?.[1] ?? url

/** Why a try failed, in words; an HTTP status stands as it is. */
export const failureText = (error: string): string =>
  ({ ADDRESS: '域名不能解析到公网地址', TIMEOUT: '5秒内没有应答', CONNECTION: '无法建立安全连接' })[error] ?? error
