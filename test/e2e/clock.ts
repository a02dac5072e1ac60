import type { Page } from '@playwright/test'
import { logIn } from '../../scripts/lib/client.mjs'
import { expect } from './fixtures'
import type { GatewayProcess } from './gateway-process'

/** Moves the gateway's clock to `now` (ISO) as its staff can in development: every job that falls due on the way has run. */
export async function moveClock(page: Page, gateway: GatewayProcess, now: string): Promise<void> {
  const { headers } = await logIn(gateway.url, '13800000012')
  const answer = await page.request.get(`${gateway.url}/substitution/auth/ent/getAuthToken`, { headers })
  const token = /"authToken":"([^"]+)"/.exec(await answer.text())?.[1] ?? ''
  const moved = await page.request.post(`${gateway.url}/btwob/dev/clock`, {
    headers: { ...headers, 'x-workbench-token': token },
    data: { now },
  })
  expect(await moved.text()).toContain(now.slice(0, 16))
}
