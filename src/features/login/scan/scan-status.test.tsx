import { inTurn, lost, refused, type Answers } from '@/testing/answers'
import { aClientConfig } from '@/testing/make/client'
import { entering } from '@/testing/make/entering'
import { renderPage, type OpenPage } from '@/testing/page'
import { aUser, master, newcomer } from '@/testing/people'

const SCAN = 'default POST /crmgas/scan/scan'
const CONFIG = 'default GET /crmgas/config/client'
const CONFIRM = 'default POST /crmgas/scan/confirm'
const USER = 'default POST /crmgas/portal/user/userInfo'

const id = 'abcdefghijklmnopqrst_-'
const times = { createdAt: '2026-11-20T09:30:00+08:00', expireAt: '2026-11-20T09:32:00+08:00' }
const computer = { pcName: 'Windows', ip: '10.0.0.1', region: '河北省廊坊市', ...times }
const ticket = { kind: 'PC_LOGIN', status: 'S1', info: computer } as const

let page: OpenPage
const open = async (raw: string, answers: Answers = {}, as = master()) => {
  page = await renderPage('/pages/me/scan-status', { as, params: { raw }, answers: { [SCAN]: ticket, ...answers } })
}
const press = (name: string) => page.press(name)
const has = (...words: string[]) => {
  for (const word of words) expect(page.text()).toContain(word)
}

test('a computer: what it is, where it stands and when; confirmed or declined (C 3.6, C 6.4)', async () => {
  await open(`hyn://pc/${id}`, { [CONFIRM]: ({ confirm }) => ({ status: confirm === '1' ? 'S2' : 'S3' }) })
  has('Windows', '登录地点河北省廊坊市 · 10.0.0.1', '11-20 09:30')
  await press('确认登录')
  has('登录成功')
  expect(page.sent(CONFIRM)).toEqual([{ scanId: id, confirm: '1' }])
  await open(id, { [CONFIRM]: { status: 'S3' } })
  await press('取消')
  has('已取消')
  expect(page.sent(CONFIRM)).toEqual([{ scanId: id, confirm: '0' }])
})

test('SA-08: a user that accepts an invitation is loaded again, and is at the inviting customer number', async () => {
  const info = { bp: '1000000001', customerName: '华北精工陶瓷有限公司', ...times }
  const invited: Answers = { [SCAN]: { kind: 'SUB_INVITE', status: 'S1', info }, [CONFIRM]: { status: 'S2' } }
  await open(`hyn://sub/${id}`, { ...invited, ...entering(aUser({ isMaster: '0' })) }, newcomer())
  await press('确认加入')
  has('加入成功')
  expect(page.names()).not.toContain('切换户号')
  expect(page.sent(USER)).toHaveLength(1)
})

test.each([
  ['2550', '二维码已失效', '二维码已失效，请刷新后重新扫描'],
  ['2551', '二维码已被使用', '二维码已被使用'],
] as const)('%s while scanning and while answering', async (code, text, shown) => {
  await open(id, { [SCAN]: refused(code, text) })
  has(shown)
  await open(id, { [CONFIRM]: refused(code, text) })
  await press('确认登录')
  has(shown)
})

test('what is no code of ours; the network gone can be tried again', async () => {
  await open('javascript:alert(1)')
  has('无法识别该二维码')
  await open(id, { [SCAN]: inTurn(lost, ticket) })
  await press('加载失败，点击重试')
  has('确认登录电脑端')
})

describe('TD-05: links', () => {
  test.each(['https://gas.example.com/a?b=1', 'https://sso.example.com/'])(
    '%s of the white list opens',
    async (url) => {
      await open(url, { [CONFIG]: aClientConfig() })
      expect(page.went).toEqual([`redirectTo /pages/webview/webview?url=${encodeURIComponent(url)}`])
    },
  )

  test('any other is no code of ours', async () => {
    await open('https://evil.test/', { [CONFIG]: aClientConfig() })
    has('无法识别该二维码')
    expect(page.went).toEqual([])
  })

  test('the list cannot be had: tried again', async () => {
    await open('https://gas.example.com/', { [CONFIG]: lost })
    has('加载失败，点击重试')
  })
})
