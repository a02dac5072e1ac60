import { locate } from '@/platform/location'
import { storage } from '@/platform/storage'
import { settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

jest.mock('@/platform/location', () => ({ locate: jest.fn(() => Promise.resolve(null)) }))

const HERE = '/subPagesB/pages/demo'
const TIME = 'default GET /crmgas/getSysTime'

test('what surrounds the app and the login, without what proves it; five calls are timed', async () => {
  const page = await renderPage(HERE, {
    as: master(),
    answers: {
      [TIME]: {
        sysTime: '2026-11-23 09:30:00.0',
        isoTime: '2026-11-23T09:30:00+08:00',
        today: '2026-11-23',
        holidays: [],
      },
    },
  })
  await settled()
  for (const words of ['浏览器', '138****0001', '1000000001', '点击测试']) expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('13800000001')
  page.tap(page.button('测试网络'))
  await settled()
  expect(page.sent(TIME)).toHaveLength(5)
  expect(page.text()).toMatch(/第5次\d+ ms 正常/)
})

test('the report goes to a clerk as a ticket', async () => {
  const page = await renderPage(HERE, { as: master() })
  await settled()
  page.tap(page.button('提交给客服'))
  await settled()
  expect(decodeURIComponent(page.went[0] ?? '')).toContain('/subPages/customer-service/add?ticketType=CONSULT')
  expect(decodeURIComponent(page.went[0] ?? '')).toContain('【运行环境】')
})

test('the phone is tried part by part, with how long each took; faults that wait to be sent are shown', async () => {
  const fault = { type: 'ERROR', at: '2026-11-23T09:29:00+08:00', page: '/pages/x', extra: { message: 'TypeError x' } }
  storage.set('logQueue', JSON.stringify([fault]))
  jest.mocked(locate).mockResolvedValue({ lng: 116.7, lat: 39.5, accuracy: 12, type: 'wgs84' })
  const page = await renderPage(HERE, { as: master() })
  await settled()
  for (const words of ['运行于', '安全区', '本机存储', 'TypeError x', '清除缓存']) expect(page.text()).toContain(words)
  page.tap(page.button('定位点击测试'))
  await settled()
  expect(page.text()).toMatch(/WGS-84 116\.700000,39\.500000，GCJ-02 116\.70\d+,39\.50\d+，\d+ ms/)
})
