import { host } from '@/platform/host'
import { getAppInfo } from '@/platform/bridge'
import { appVersion } from '@/platform/version'
import { settled } from '@/testing/answers'
import { aContact } from '@/testing/make/client'
import { someReleases } from '@/testing/make/download'
import { renderPage } from '@/testing/page'

jest.mock('@/platform/host', () => ({ isWeapp: false, host: jest.fn() }))
jest.mock('@/platform/bridge', () => ({ ...jest.requireActual<object>('@/platform/bridge'), getAppInfo: jest.fn() }))

const LATEST = 'appDownload GET /appDownload/latest'
const WORD = '当前已是最新版本'
const DOWNLOAD = 'navigateTo /pages/appDown/appDown'

test.each([
  ['native', 320, [DOWNLOAD], 1],
  ['native', 330, [], 1],
  ['browser', 0, [DOWNLOAD], 0],
  ['wechat', 0, [], 0],
] as const)('版本更新 in %s with build %i: %j', async (place, versionCode, went, asked) => {
  jest.mocked(host).mockReturnValue(place)
  jest.mocked(getAppInfo).mockResolvedValue({ platform: 'android', versionCode })
  const answers = { 'cms GET /cms/contact': aContact(), [LATEST]: someReleases() }
  const page = await renderPage('/pages/about/about', { answers })
  page.tap(page.button(`版本更新${appVersion}`))
  await settled()
  expect(page.went).toEqual(went)
  expect(page.text().includes(WORD)).toBe(went.length === 0)
  expect(page.sent(LATEST)).toHaveLength(asked)
})
