import { useLogin } from '@/stores'
import { silent, settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { visitor } from '@/testing/people'
import { finishLogin } from '../finish-login'
import { WxLoginView } from './WxLoginView'

// The page of the mini-program, drawn here without its host: a known WeChat identity would enter by itself.
jest.mock('../finish-login', () => ({ finishLogin: jest.fn() }))
jest.mock('../agreement', () => ({ agreed: () => Promise.resolve(true), useRenewedAgreement: () => undefined }))

const PASSWORD = 'default POST /crmgas/portal/login/icLogin'
const entered = { token: 't', userId: 'u', grantCode: 'g', tenantId: 't-1001', isNew: '0', cancelStatus: '' } as const

test('the mini-program has the password login of the specification as well', async () => {
  useLogin.setState({ isSelectAgreement: true })
  const view = <WxLoginView redirect='/pages/fee/fee/fee' scanId={undefined} loggedOut />
  const page = await renderPart('/pages/login/login', view, {
    as: visitor,
    answers: { [PASSWORD]: entered, 'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx': silent },
  })
  page.tap(page.button('密码登录'))
  page.type(page.find('input[type=tel]'), '13800000001')
  page.type(page.find('input[type=password]'), 'Gas@2026')
  page.tap(page.button('登录'))
  await settled()
  expect(page.sent(PASSWORD)).toEqual([expect.objectContaining({ username: '13800000001', password: 'Gas@2026' })])
  expect(finishLogin).toHaveBeenCalledWith(
    entered,
    expect.objectContaining({ loginType: 'password', redirect: '/pages/fee/fee/fee' }),
  )
})
