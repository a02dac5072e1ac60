import { act } from 'react'
import { stage } from '@/testing/stage'
import type { taroWithoutPage } from '@/ui/test-page'
import { call } from '@/request/call'
import { useLogin } from '@/stores'
import { finishLogin } from '../finish-login'
import { WxLoginView } from './WxLoginView'

jest.mock('@tarojs/taro', () =>
  jest
    .requireActual<{ taroWithoutPage: typeof taroWithoutPage }>('@/ui/test-page')
    .taroWithoutPage('/pages/login/login'),
)
jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('../finish-login', () => ({ finishLogin: jest.fn() }))
jest.mock('../agreement', () => ({ agreed: () => Promise.resolve(true), useRenewedAgreement: () => undefined }))

const { show, button, tap, type, find } = stage(document)
const PASSWORD = 'default POST /crmgas/portal/login/icLogin'
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))

test('the mini-program has the password login of the specification as well', async () => {
  const sent: [string, unknown][] = []
  jest.mocked(call).mockImplementation((async (key: string, input: unknown) => {
    sent.push([key, input])
    if (key !== PASSWORD) throw new Error('not asked here')
    return { token: 't', userId: 'u', grantCode: 'g', tenantId: 't-1001' }
  }) as never)
  useLogin.setState({ isSelectAgreement: true })
  show(<WxLoginView redirect='/pages/fee/fee/fee' scanId={undefined} loggedOut={false} />)
  tap(button('密码登录'))
  type(find('input[type=tel]'), '13800000001')
  type(find('input[type=password]'), 'Gas2026!')
  tap(button('登录'))
  await settle()
  expect(sent).toContainEqual([PASSWORD, expect.objectContaining({ username: '13800000001', password: 'Gas2026!' })])
  expect(finishLogin).toHaveBeenCalledWith(
    expect.objectContaining({ token: 't' }),
    expect.objectContaining({ loginType: 'password', redirect: '/pages/fee/fee/fee' }),
  )
})
