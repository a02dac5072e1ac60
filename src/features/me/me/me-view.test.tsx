import { act } from 'react'
import { QueryRoot } from '@/request'
import { call } from '@/request/call'
import { logInAs } from '@/testing/people'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { MeView } from './MeView'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('@tarojs/taro', () =>
  jest.requireActual<typeof import('@/ui/test-page')>('@/ui/test-page').taroWithoutPage('/pages/me/me'),
)

const { show, host } = stage(document)

test.each([
  ['', '企业认证未认证去认证'],
  ['10', '企业认证审核中'],
  ['20', '企业认证已认证'],
  ['40', '企业认证已过期'],
] as const)('the certification bar at state "%s": %s (C 6.4)', async (certStatus, bar) => {
  jest.mocked(call).mockResolvedValue({ count: 0, total: 0, list: [] } as never)
  logInAs({ certStatus })
  show(
    <QueryRoot>
      <AppRoot>
        <MeView />
      </AppRoot>
    </QueryRoot>,
  )
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(host().querySelector('.me-cert')?.textContent).toBe(bar)
})
