import { act, type ReactNode } from 'react'
import { ApiError } from '@/request'
import { call } from '@/request/call'
import { useUser } from '@/stores'
import { goTo } from '@/routes/go'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { ScanStatusView } from './ScanStatusView'
import { useScan, type Scan } from './use-scan'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))

jest.mock('@/routes/go', () => ({ ...jest.requireActual<object>('@/routes/go'), goTo: jest.fn() }))
// The frame stands on the router of a running app; the page's own content is looked at here.
jest.mock('@/blocks', () => ({
  ...jest.requireActual<object>('@/blocks'),
  PageFrame: ({ children }: { children: ReactNode }) => children,
}))

const { show, host } = stage(document)
const id = 'abcdefghijklmnopqrst_-'
const ticket = {
  kind: 'PC_LOGIN',
  status: 'S1',
  info: { pcName: 'Windows', ip: '10.0.0.1', createdAt: '', expireAt: '' },
}
const SCAN = 'default POST /crmgas/scan/scan'
const CONFIG = 'default GET /crmgas/config/client'
const CONFIRM = 'default POST /crmgas/scan/confirm'
const answers = new Map<string, (input: Record<string, unknown>) => unknown>()

let scan: Scan
function View({ text }: { text: string }) {
  scan = useScan(text)
  return null
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))
const open = async (text: string) => {
  show(
    <AppRoot>
      <View text={text} />
    </AppRoot>,
  )
  await settle()
}
const refused = (code: string, text: string) => () => {
  throw new ApiError('refused', text, code)
}

beforeEach(() => {
  answers.clear()
  answers.set(SCAN, () => ticket)
  answers.set(CONFIRM, ({ confirm }) => ({ status: confirm === '1' ? 'S2' : 'S3' }))
  jest
    .mocked(call)
    .mockImplementation((async (key: string, input: Record<string, unknown>) => answers.get(key)?.(input)) as never)
})

test('C 3.6: asked, then confirmed or declined', async () => {
  await open(`hyn://pc/${id}`)
  expect(scan.state).toMatchObject({ at: 'ask', scanId: id })
  await act(() => scan.answer(true))
  expect(scan.state).toEqual({ at: 'done', ticket })
  await open(id)
  await act(() => scan.answer(false))
  expect(scan.state).toEqual({ at: 'declined' })
})

test('SA-08: who agrees to an invitation is asked for anew', async () => {
  const invite = { kind: 'SUB_INVITE', status: 'S1', info: { bp: '1000000001', customerName: '华北精工陶瓷有限公司' } }
  answers.set(SCAN, () => invite)
  answers.set('default POST /crmgas/portal/user/userInfo', () => ({ userId: 'u', bp: '1000000001', isMaster: '0' }))
  await open(`hyn://sub/${id}`)
  await act(() => scan.answer(true))
  expect(scan.state).toEqual({ at: 'done', ticket: invite })
  expect(useUser.getState().loginUserInfo?.bp).toBe('1000000001')
})

test.each([
  ['2550', '二维码已失效', '二维码已失效，请刷新后重新扫描'],
  ['2551', '二维码已被使用', '二维码已被使用'],
])('%s while scanning and while answering', async (code, text, shown) => {
  answers.set(SCAN, refused(code, text))
  await open(id)
  expect(scan.state).toEqual({ at: 'over', text: shown })
  answers.set(SCAN, () => ticket)
  answers.set(CONFIRM, refused(code, text))
  await act(() => scan.load())
  await act(() => scan.answer(true))
  expect(scan.state).toEqual({ at: 'over', text: shown })
})

test('what is no code of ours; the network gone can be tried again', async () => {
  await open('javascript:alert(1)')
  expect(scan.state).toEqual({ at: 'unknown' })
  answers.set(SCAN, () => {
    throw new ApiError('network', '请求失败')
  })
  await open(id)
  expect(scan.state).toEqual({ at: 'failed' })
  answers.set(SCAN, () => ticket)
  await act(() => scan.load())
  expect(scan.state).toMatchObject({ at: 'ask' })
})

describe('TD-05: links', () => {
  const hosts = { webviewHosts: ['gas.example.com'], ssoHosts: ['sso.example.com'] }

  test.each(['https://gas.example.com/a?b=1', 'https://sso.example.com/'])(
    '%s of the white list opens',
    async (url) => {
      answers.set(CONFIG, () => hosts)
      await open(url)
      expect(goTo).toHaveBeenCalledWith(`/pages/webview/webview?url=${encodeURIComponent(url)}`, { replace: true })
    },
  )

  test('any other is no code of ours', async () => {
    answers.set(CONFIG, () => hosts)
    await open('https://evil.test/')
    expect([scan.state, jest.mocked(goTo).mock.calls]).toEqual([{ at: 'unknown' }, []])
  })

  test('the list cannot be had: tried again', async () => {
    answers.set(CONFIG, () => {
      throw new ApiError('network', '请求失败')
    })
    await open('https://gas.example.com/')
    expect(scan.state).toEqual({ at: 'failed' })
  })
})

test('a computer: what it is, where it stands and when (C 6.4)', async () => {
  const info = { ...ticket.info, region: '河北省廊坊市', createdAt: '2026-11-20T09:30:00+08:00' }
  answers.set(SCAN, () => ({ ...ticket, info }))
  show(
    <AppRoot>
      <ScanStatusView text={id} />
    </AppRoot>,
  )
  await settle()
  expect(host().textContent).toContain('登录地点河北省廊坊市 · 10.0.0.1')
  expect(host().textContent).toContain('11-20 09:30')
})
