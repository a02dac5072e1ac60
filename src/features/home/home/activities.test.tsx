import { anActivityCard } from '@/testing/make/activity'
import { listOf, lost, settled, type Answers } from '@/testing/answers'
import { renderPart, type OpenPage } from '@/testing/page'
import { Activities } from './Activities'

const LIST = 'default GET /crmgas/market/activity/list'

let page: OpenPage
const open = async (answer: Answers[typeof LIST]) => {
  page = await renderPart('/pages/home/index/index', <Activities />, { answers: { [LIST]: answer } })
  await settled()
}

test('what is under way, by its title, leads to where it is; the rest is one tap away', async () => {
  await open(listOf([anActivityCard({ title: '安全课堂' })]))
  expect(page.sent(LIST)).toMatchObject([{ state: 'running', pageSize: 5 }])
  await page.press('安全课堂', '更多')
  expect(page.went).toEqual([
    'navigateTo /pages/hot/detail?type=activity&activityId=AC000003',
    'navigateTo /pages/hot/activity-list',
  ])
})

test('none under way: the block is not there', async () => {
  await open(listOf([]))
  expect(page.text()).not.toContain('热门活动')
})

test('a failure can be tried again', async () => {
  await open(lost)
  page.answer({ [LIST]: listOf([anActivityCard({ title: '安全课堂' })]) })
  await page.press(page.names().find((name) => name.includes('重试')) ?? '')
  expect(page.names()).toContain('安全课堂')
})
