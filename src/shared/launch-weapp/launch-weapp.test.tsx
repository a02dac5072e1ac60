import { act } from 'react'
import * as hosts from '@/platform/host'
import { configureWx } from '@/platform/wx-sdk'
import { addressOf } from '@/routes/go'
import { renderPart, type OpenPage } from '@/testing/page'
import { visitor } from '@/testing/people'
import { LaunchWeapp, OpenApp } from '.'

jest.mock('@/platform/wx-sdk', () => ({
  ...jest.requireActual<object>('@/platform/wx-sdk'),
  configureWx: jest.fn(),
}))
jest.mock('@/platform/host', () => ({ ...jest.requireActual<object>('@/platform/host'), host: jest.fn() }))
const { host } = jest.mocked(hosts)

let page: OpenPage

beforeEach(() => host.mockReturnValue('wechat'))

describe('WeChat’s browser (C 6.2)', () => {
  const SIGN = 'default GET /crmgas/portal/login/getTicketTokenByUrl'
  const PATH = addressOf('/pages/login/login', { from: 'H5', redirect: '/pages/fee/fee/fee' })
  const signature = { appId: 'wx2', timestamp: 1, nonceStr: 'n', signature: 's' }
  const login = <LaunchWeapp label='微信一键登录' path={PATH} />
  const open = async (appletAppId: string, isConfigured: boolean, part = login) => {
    jest.mocked(configureWx).mockResolvedValue(isConfigured)
    page = await renderPart('/pages/login/login/login', part, {
      as: visitor,
      answers: {
        'default GET /small/smart-wx-info/get': {
          appletAppId,
          originalId: 'gh_1',
          envVersion: 'release',
          homePath: '/',
          jsapiAppId: 'wx2',
        },
        [SIGN]: signature,
      },
    })
  }
  const tag = () => page.host().querySelector('wx-open-launch-weapp')

  test('signed for this address: one tap opens the mini-program’s login, with the way back', async () => {
    await open('wx1', true)
    expect(page.sent(SIGN)).toEqual([{ url: 'http://localhost/pages/login/login/login' }])
    expect(configureWx).toHaveBeenCalledWith(signature)
    expect(['appid', 'username', 'env-version', 'path'].map((name) => tag()?.getAttribute(name))).toEqual([
      'wx1',
      'gh_1',
      'release',
      'pages/login/login.html?from=H5&redirect=%2Fpages%2Ffee%2Ffee%2Ffee',
    ])
    expect(tag()?.innerHTML).toContain('微信一键登录')
    act(() => void tag()?.dispatchEvent(new Event('error')))
    expect(tag()).toBeNull()
  })

  test('no mini-program, or an SDK that is refused: no button, nothing broken', async () => {
    await open('', true)
    expect([tag(), page.sent(SIGN)]).toEqual([null, []])
    await open('wx1', false)
    expect(tag()).toBeNull()
  })

  test.each([
    ['wechat', true, '打开小程序'],
    ['browser', false, '下载APP'],
    ['native', false, ''],
    ['weapp', false, ''],
  ] as const)('what is shared goes on in the app: %s', async (where, isLaunched, button) => {
    host.mockReturnValue(where)
    await open('wx1', true, <OpenApp path='/pages/news/news?articleId=A1' />)
    expect(tag()?.getAttribute('path')).toBe(isLaunched ? 'pages/news/news.html?articleId=A1' : undefined)
    expect(page.text().replace(/<[^>]+>/g, '')).toBe(button)
  })
})
