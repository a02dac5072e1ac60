import type { Page, Request } from '@playwright/test'
import { logIn } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled } from './settled'

/* What an address, a history or a later request must not reveal, and what harmful text must not do. */

const PAGE = '/pages/my-bill/list/list'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Requests of a page with what they reveal about the page itself. */
function requestsOf(page: Page): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => seen.push(request))
  return seen
}

/** Credentials that this browser holds now. */
const stored = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => {
    const wanted = /(token|ennUnifiedAuthorization|ennUnifiedCsrfToken|originGrantCode)$/
    const all = [...Object.entries({ ...localStorage }), ...Object.entries({ ...sessionStorage })]
    return all.filter(([name, value]) => wanted.test(name) && value.length > 20)
  })

/** Addresses, referers and tracked events in which a value stands. */
async function tellers(requests: readonly Request[], value: string): Promise<string[]> {
  const found: string[] = []
  for (const request of requests) {
    const { referer = '' } = await request.allHeaders()
    const isTracked = /tracking|add-|log/.test(new URL(request.url()).pathname)
    const places = [request.url(), referer, isTracked ? (request.postData() ?? '') : '']
    if (places.some((text) => text.includes(value) || text.includes(encodeURIComponent(value))))
      found.push(request.url())
  }
  return found
}

async function typeCode(page: Page, gateway: GatewayProcess, label: string, number: string): Promise<void> {
  await expect.poll(() => gateway.smsCode(number)).toMatch(/^\d{6}$/)
  await page.getByRole('textbox', { name: label, exact: true }).fill(gateway.smsCode(number) ?? '')
}

test('C-F1: from a protected page over the auth centre to a customer number; no address keeps a code', async ({
  page,
  gateway,
}) => {
  const requests = requestsOf(page)
  await page.goto(`${gateway.url}${PAGE}?initAuth=1&state=PAID`)
  await expect(page).toHaveURL(/\/login\?.*redirect=/)
  expect(requests.map((request) => new URL(request.url()).pathname)).toContain('/auth')
  await page.getByRole('textbox', { name: '手机号' }).fill('13900000021')
  await button(page, '获取验证码').click()
  // Its sixth digit sends the form.
  await typeCode(page, gateway, '验证码', '13900000021')
  await button(page, '同意并登录').click()

  // Back with a code, which is gone at once; a user without a customer number comes no further than the search.
  await expect(page).toHaveURL(/confirm-cusInfo/)
  const landing = requests.find((request) => request.isNavigationRequest() && /[?&]authCode=/.test(request.url()))
  const authCode = new URL(landing?.url() ?? '').searchParams.get('authCode') ?? ''
  expect(authCode.length).toBeGreaterThan(20)
  expect(
    await tellers(
      requests.filter((request) => request !== landing),
      authCode,
    ),
  ).toEqual([])
  const kept = await stored(page)
  expect(kept.length).toBeGreaterThanOrEqual(4)
  for (const [name, value] of kept) expect([name, await tellers(requests, value)]).toEqual([name, []])
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(authCode)

  await expect(button(page, '查询')).toBeVisible()
  await field(page, '户号').fill('1000000006')
  await field(page, '户名').fill('悦来酒店')
  await button(page, '查询').click()
  await expect(page.getByText('未查询到匹配的客户信息，请核对后重试')).toBeVisible()
  await field(page, '户名').fill('悦来酒店有限公司')
  await button(page, '查询').click()
  await button(page, '绑定').click()
  await typeCode(page, gateway, '短信验证码', '13900000006')
  await expect(page.getByRole('status').getByText('绑定成功')).toBeVisible()
  await expect(page.getByText('悦来酒店有限公司').first()).toBeVisible()
  // The page of the beginning opens now, and going back meets no code either.
  await page.goto(`${gateway.url}${PAGE}?state=PAID`)
  await expect(page.getByText('新户，正在建立用气账户，首期读数上传后显示')).toBeVisible()
  for (let steps = 0; steps < 4; steps++) {
    await page.goBack().catch(() => null)
    expect(page.url()).not.toContain('authCode')
  }
})

test('every code that an address may bring is taken out of it, also when it is worth nothing', async ({
  page,
  gateway,
}) => {
  const names = ['authCode', 'loginCode', 'tmpToken', 'authTenantId', 'rememberMe', 'icomeEmpNo']
  const secret = 'S3cret-value-of-a-code-0123456789'
  const requests = requestsOf(page)
  const query = names.map((name) => `${name}=${secret}`).join('&')
  await page.goto(`${gateway.url}/pages/about/about?a=1&${query}&b=2#c`)
  await expect(page.getByText('关于').first()).toBeVisible()
  await settled(page)
  expect(new URL(page.url()).search).toBe('?a=1&b=2')
  const [first, ...later] = requests
  expect(first?.url()).toContain(secret)
  expect(await tellers(later, secret)).toEqual([])
})

/** Runs when a browser takes it for markup, and leaves a picture named x in any case. */
const markup = `<img src=x onerror=window.__harm=1><script>window.__harm=1</script>`
const short = '<img src=x>'

/** Nothing of it became part of a page. */
async function isInert(page: Page): Promise<void> {
  const harm = await page.evaluate(() => ({
    ran: '__harm' in window,
    drawn: document.querySelectorAll('img[src="x"], [onerror]').length,
  }))
  expect(harm).toEqual({ ran: false, drawn: 0 })
}

test('markup typed by one user is text for every reader', async ({ page, gateway, browser }) => {
  page.on('dialog', () => expect('a dialog of the browser').toBe('none'))
  const applicant = await logIn(gateway.url, '13800000006')
  const post = async (caller: { headers: Record<string, string> }, path: string, data: object) => {
    const answer = await page.request.post(`${gateway.url}/api${path}`, { headers: caller.headers, data })
    const body = (await answer.json()) as { body?: { resultCode?: string; data?: Record<string, unknown> } }
    expect([path, body.body?.resultCode]).toEqual([path, '1000'])
    return body.body?.data ?? {}
  }
  await post(applicant, '/crmgas/portal/user/updateProfile', { nickname: short, position: short })
  const place = { companyCode: '1001', bp: '1000000001' }
  const found = await post(applicant, '/crmgas/portal/user/queryCustomerInfo', {
    ...place,
    customerName: '华北精工陶瓷有限公司',
  })
  await post(applicant, '/crmgas/portal/user/bindCustomer', {
    ...place,
    matchTicket: found.matchTicket,
    role: 'SUB',
    relation: 'STAFF',
    applyReason: markup,
    requestNo: 'markup-0001',
  })

  await post(await logIn(gateway.url, '13800000001'), '/crmgas/portal/user/updateProfile', { nickname: short })

  // The applicant's own pages.
  await loginAs(page, gateway, '13800000006')
  for (const [path, words] of [
    ['/pages/me/me', ''],
    ['/subPages/ucenter/nickname', ''],
    ['/pages/binding/check', markup],
    ['/pages/switch-bp/switch/switch', ''],
    [`/pages/dialog/dialog?content=${encodeURIComponent(markup)}&title=${encodeURIComponent(short)}`, markup],
    [
      `/pages/webview/webview?url=${encodeURIComponent('javascript:window.__harm=1')}&title=${encodeURIComponent(markup)}`,
      '',
    ],
    [
      `/pages/confirm-cusInfo/confirm-cusInfo?bp=${encodeURIComponent(markup)}&companyCode=${encodeURIComponent(markup)}`,
      '',
    ],
    [`/pages/news/news?keyword=${encodeURIComponent(markup)}`, ''],
    [`/nothing/${encodeURIComponent(markup)}`, ''],
  ] as const) {
    await page.goto(gateway.url + path)
    if (words !== '') await expect(page.getByText(words).first()).toBeVisible()
    await settled(page)
    await isInert(page)
  }

  // The master reads the application.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const master = await context.newPage()
  await loginAs(master, gateway, '13800000001')
  await master.goto(`${gateway.url}/pages/me/me`)
  await expect(master.getByText(short).first()).toBeVisible()
  await isInert(master)
  await master.goto(`${gateway.url}/pages/binding/check`)
  await expect(master.getByText(markup).first()).toBeVisible()
  await isInert(master)
  await master.goto(`${gateway.url}/pages/need-dealt-with/need-dealt-with-list`)
  await expect(master.getByText('子账号审核').first()).toBeVisible()
  await isInert(master)
  await context.close()
})
