import { refused } from '@/testing/answers'
import { renderPage } from '@/testing/page'

const GET = 'default GET /crmgas/processText/get'
const PAGE = '/pages/transaction-process/text'

test('steps are numbered, paragraphs read; many sections have their names at the top', async () => {
  const sections = ['流程', '锁量', '订购次数', '取消'].map((heading) => ({
    heading,
    steps: heading === '流程' ? ['选择气量包', '资格校验'] : [],
    paragraphs: [`${heading}说明`],
  }))
  const text = { code: 'PACKAGE', title: '气量包交易流程', version: 1, effectiveFrom: '2026-01-01', sections }
  const page = await renderPage(PAGE, { params: { code: 'PACKAGE' }, answers: { [GET]: text } })
  for (const words of ['气量包交易流程', '版本 1 · 生效日期 2026-01-01', '选择气量包', '锁量说明'])
    expect(page.text()).toContain(words)
  expect(page.names()).toContain('取消')
})

test('an unknown code has no text', async () => {
  const answers = { [GET]: refused('2902', '数据不存在或已失效') }
  const page = await renderPage(PAGE, { params: { code: 'X' }, answers })
  expect(page.text()).toContain('内容不存在')
})
