import { settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

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
