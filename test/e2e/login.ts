/* Starts a flow with a user that is logged in already: the login itself has flows of its own. */
import type { BrowserContext, Page } from '@playwright/test'
import { logIn, storagePrefixes } from '../../scripts/lib/client.mjs'
import type { GatewayProcess } from './gateway-process'

export interface LoginOptions {
  password?: string
  /** In the mini-program's host: its storage has a prefix of its own. */
  weapp?: boolean
  /** The gas company's tenant, of users that belong to several (AU-15). */
  tenantId?: string
}

/**
 * Logs the demo user in over HTTP and leaves the login in the page's storage, once: a logout in the flow stays a logout.
 * Returns the headers for calls of the flow's own.
 */
export async function loginAs(
  page: Page | BrowserContext,
  gateway: GatewayProcess,
  phone: string,
  options: LoginOptions = {},
): Promise<Record<string, string>> {
  const { headers, stored } = await logIn(
    gateway.url,
    phone,
    options.password,
    options.weapp ? 'WEAPP' : 'H5',
    options.tenantId,
  )
  const entries = Object.entries(stored as Record<string, string>).flatMap(([key, value]) =>
    storagePrefixes.map((prefix): [string, string] =>
      options.weapp ? [`mp:${prefix}${key}`, JSON.stringify(value)] : [prefix + key, value],
    ),
  )
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('flow-login')) return
    sessionStorage.setItem('flow-login', '1')
    for (const [key, value] of given) localStorage.setItem(key, value)
  }, entries)
  return headers
}

/** Logs a user of H5 in again after the clock has passed the end of the login. Headers of further calls. */
export async function loginAgain(page: Page, gateway: GatewayProcess, phone: string): Promise<Record<string, string>> {
  const { headers, stored } = await logIn(gateway.url, phone)
  const entries = Object.entries(stored as Record<string, string>).flatMap(([key, value]) =>
    storagePrefixes.map((prefix): [string, string] => [prefix + key, value]),
  )
  await page.evaluate((given) => {
    for (const [key, value] of given) localStorage.setItem(key, value)
  }, entries)
  return headers
}
