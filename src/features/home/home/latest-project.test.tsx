import { refused, settled, type Answers } from '@/testing/answers'
import { aShortProject } from '@/testing/make/project'
import { renderPart } from '@/testing/page'
import { master, subAccount, type Person } from '@/testing/people'
import { LatestProject, useLatestProject } from './LatestProject'

const LATEST = 'job GET /customer/project/latest/project'

function Part() {
  const { project, settled: isKnown } = useLatestProject()
  return <>{isKnown && (project ? <LatestProject of={project} /> : '没有')}</>
}

async function open(answer: Answers[typeof LATEST], as: Person = master()) {
  const page = await renderPart('/pages/home/index/index', <Part />, { as, answers: { [LATEST]: answer } })
  await settled()
  return page
}

test('the project under way: how far it is, what is done now, what waits; a tap opens it', async () => {
  const page = await open(aShortProject())
  for (const words of ['三厂区辊道窑新增用气', '61%', '庭院管道施工 · 计划 2026-12-11 完工 · 待办 1'])
    expect(page.text()).toContain(words)
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/job-schedule/home/components/Details/layout/default?projectId=PRJ1'])
  expect((await open(aShortProject({ status: 'PAUSED' }))).text()).toContain('已暂停 · 计划')
})

test.each<[string, Answers[typeof LATEST]]>([
  ['over', aShortProject({ status: 'FINISHED' })],
  ['none', null],
  ['not to be read', refused('2998', '系统繁忙')],
])('%s: nothing', async (_what, answer) => expect((await open(answer)).text()).toBe('没有'))

test('without the right nothing is read', async () => {
  const page = await open(aShortProject(), subAccount(['BILL_VIEW']))
  expect(page.text()).toBe('没有')
  expect(page.calls()).not.toContain(LATEST)
})
