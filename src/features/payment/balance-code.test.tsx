import { act, useState } from 'react'
import { call } from '@/request/call'
import { ApiError, QueryRoot } from '@/request'
import { logInAs } from '@/stores/test-user'
import { AppRoot } from '@/ui'
import { stage } from '@/ui/test-stage'
import { BalanceCode } from './BalanceCode'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))

const { show, host, button, tap, find, type } = stage(document)
const sent: Record<string, unknown>[] = []
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))

function Code() {
  const [code, setCode] = useState('')
  return <BalanceCode value={code} onChange={setCode} fault={undefined} />
}

test('a large payment from the balance stays possible when the gateway wants a picture code (AE-50, LG-03)', async () => {
  logInAs({ username: '13800000001' })
  jest.mocked(call).mockImplementation((async (key: string, input: Record<string, unknown>) => {
    if (key.endsWith('/captcha')) return { captchaId: 'c1', image: 'data:image/png;base64,AA==' }
    sent.push(input)
    if (input.captchaCode !== 'K7PM') throw new ApiError('refused', '请输入图形验证码', '2006')
    return { interval: 60, expire: 300 }
  }) as never)
  show(
    <QueryRoot>
      <AppRoot>
        <Code />
      </AppRoot>
    </QueryRoot>,
  )
  tap(button('获取验证码'))
  await settle()
  expect(host().querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,AA==')
  type(find('input[aria-label=图形验证码]'), 'K7PM')
  tap(button('获取验证码'))
  await settle()
  expect(sent).toEqual([
    { phone: '13800000001', smsType: 'BALANCE_PAY' },
    { phone: '13800000001', smsType: 'BALANCE_PAY', captchaId: 'c1', captchaCode: 'K7PM' },
  ])
  expect(host().textContent).toMatch(/60s后重新获取/)
})
