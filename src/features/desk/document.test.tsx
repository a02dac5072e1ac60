import { storage } from '@/platform/storage'
import { lost, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

const VERSIONS = 'cms GET /cms/document/versions'
const PUBLISH = 'btwob POST /document/publish'
const now = {
  docType: 'PRIVACY' as const,
  versionNo: '2.0',
  title: '隐私政策',
  effectiveDate: '2026-06-01',
  status: 'EFFECTIVE' as const,
}
const TEXT = '## 一、总则\n本政策说明我们如何处理个人信息，请仔细阅读。'

let page: OpenPage
const open = async (answers: Answers = {}) => {
  page = await renderPage('/pages/desk/document', {
    as: master({ isStaff: '1' }),
    answers: { [VERSIONS]: { list: [now] }, [PUBLISH]: { ...now, versionNo: '2.1' }, ...answers },
  })
  await settled()
}
const tap = async (name: string) => {
  page.tap(page.button(name))
  await settled()
}
beforeEach(() => storage.set('x-workbench-token', 'w'))

test('a new version is published after a question, beside those before it', async () => {
  await open()
  expect(page.text()).toContain('2026-06-01 起生效')
  page.type(page.input('版本号'), '2.1')
  page.type(page.input('全文'), TEXT)
  await settled()
  await tap('发布')
  expect(page.text()).toContain('且不能撤回')
  expect(page.sent(PUBLISH)).toEqual([])
  page.agree()
  await settled()
  expect(page.sent(PUBLISH)).toEqual([
    { docType: 'PRIVACY', versionNo: '2.1', title: '隐私政策', effectiveDate: '2026-11-23', text: TEXT },
  ])
})

test('another document has versions of its own; a number that is none is not sent', async () => {
  await open()
  await tap('法律声明')
  expect(page.sent(VERSIONS)).toEqual([{ docType: 'PRIVACY' }, { docType: 'LEGAL' }])
  page.type(page.input('版本号'), '二')
  page.type(page.input('全文'), TEXT)
  await settled()
  await tap('发布')
  expect(page.text()).toContain('如：2.1')
  expect(page.sent(PUBLISH)).toEqual([])
})

test('without an answer there is another try', async () => {
  await open({ [VERSIONS]: lost })
  expect(page.text()).toContain('点击重试')
})
