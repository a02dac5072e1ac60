import { listOf, type Answers } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const answers: Answers = {
  'default GET /crmgas/todo/count': { count: 0 },
  'default GET /crmgas/message/unreadCount': { total: 0, byCategory: {}, urgent: [] },
  'default GET /crmgas/todo/list': listOf([], { counts: {} }),
}

test.each([
  ['', '企业认证未认证去认证'],
  ['10', '企业认证审核中'],
  ['20', '企业认证已认证'],
  ['30', '企业认证未通过去修改'],
  ['40', '企业认证已过期'],
] as const)('the certification bar at state "%s": %s (C 6.4)', async (certStatus, bar) => {
  const page = await renderPage('/pages/me/me', { as: master({ certStatus }), answers })
  expect(page.text()).toContain(bar)
})
