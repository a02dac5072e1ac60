/* AU-10, LG-10: a grant belongs to its session and ends with it; a login ends for good after 90 days. */
import {
  accountGateway,
  authenticate,
  day,
  entered,
  loggedIn,
  moveOn,
  unifiedHeaders,
  userInfo,
  type LoggedIn,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, day))

const phone = '13800000008'

/** Opens this session on another kind of terminal by a temporary code. */
async function handedOver({ headers, tokens }: LoggedIn, terminalType: 'PC' | 'H5') {
  const { data } = await gateway.call(
    'auth POST {gateway}/userCenter/unify/auth/getTmpToken',
    { grantCode: tokens.ennUnifiedGrantCode },
    headers,
  )
  return authenticate(gateway, { code: data.tmpToken, terminalType })
}

test('a kicked device does not come back by its grant code, on no kind of terminal', async () => {
  const thief = await loggedIn(gateway, phone, { terminalType: 'H5' })
  const second = await handedOver(thief, 'PC')
  expect(second.data.ennUnifiedGrantCode).not.toBe(thief.tokens.ennUnifiedGrantCode)
  const ownersApp = await loggedIn(gateway, phone, { terminalType: 'APP' })
  await entered(gateway, phone, { terminalType: 'H5' })
  for (const terminalType of ['APP', 'PC', 'H5', undefined] as const)
    expect(
      await authenticate(gateway, {
        grantCode: thief.tokens.ennUnifiedGrantCode,
        ...(terminalType !== undefined && { terminalType }),
      }),
    ).toMatchObject({ status: 421 })
  expect(await userInfo(gateway, ownersApp.headers)).toMatchObject({ ok: true })
})

test('a session passed to another terminal goes on with a grant of its own, and only as the terminal that it is', async () => {
  const first = await loggedIn(gateway, phone, { terminalType: 'WEAPP' })
  const ownersApp = await loggedIn(gateway, phone, { terminalType: 'APP' })
  const webView = await handedOver(first, 'H5')
  await gateway.call('default POST:query /crmgas/portal/user/logout', {}, first.headers)
  const again = await authenticate(gateway, { grantCode: webView.data.ennUnifiedGrantCode, terminalType: 'APP' })
  expect(await userInfo(gateway, unifiedHeaders(again.data))).toMatchObject({ ok: true })
  expect(await userInfo(gateway, unifiedHeaders(webView.data))).toMatchObject({ status: 418 })
  expect(await userInfo(gateway, ownersApp.headers)).toMatchObject({ ok: true })
})

/** Every 5 days (25 with rememberMe) a new code, as a device does that is used. Answers the day on which it was refused. */
async function livesUntil(grantCode: string, everyDays: number): Promise<number> {
  let code = grantCode
  for (let days = 0; days <= 150; days += everyDays) {
    const answer = await authenticate(gateway, { grantCode: code, rememberMe: '1' })
    if (!answer.ok) return days
    expect(answer.status).toBe(200)
    code = answer.data.ennUnifiedGrantCode
    moveOn(gateway, everyDays * day)
  }
  return Number.POSITIVE_INFINITY
}

test('AU-10: a login used all the time ends after 90 days', async () => {
  const { grantCode } = await entered(gateway, phone, { rememberMe: '1' })
  expect(await livesUntil(grantCode, 25)).toBe(100)
  const other = await entered(gateway, phone, { rememberMe: '1' })
  expect(await livesUntil(other.grantCode, 18)).toBe(90)
})

test('a login that is not remembered cannot become one', async () => {
  const { grantCode } = await entered(gateway, phone, { rememberMe: '0' })
  expect(await livesUntil(grantCode, 8)).toBe(8)
})
