import type { Out } from '@contract'
import { lost, refused, settled, type Answers } from '@/testing/answers'
import { anAge } from '@/testing/make/age'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { storage } from '@/platform/storage'
import { LeakHint, NightFlow } from './NightFlow'

const NIGHTS = 'btwob GET /usage/nights'
const ANSWER = 'btwob POST /usage/nights/answer'
const LINES = 'default GET /crmgas/hotline/list'

const quiet: Out<typeof NIGHTS> = {
  state: 'WATCHED',
  since: null,
  quietHours: [22, 23, 0, 1, 2, 3, 4, 5, 6, 7],
  margin: '0.0300',
  nights: [
    { gasDay: '2026-11-21', flow: '0.5100', level: '0.5000', state: 'NORMAL' },
    { gasDay: '2026-11-22', flow: '0.5000', level: '0.5000', state: 'NORMAL' },
  ],
  ...anAge({ asOf: '2026-11-23T08:00:00+08:00' }),
}
const leaking: typeof quiet = {
  ...quiet,
  state: 'SUSPECTED',
  since: '2026-11-20',
  nights: quiet.nights.map((night) => ({ ...night, flow: '1.2000', state: 'ABOVE' })),
}
const lines: Out<typeof LINES> = {
  companyName: '廊坊燃气',
  list: [
    {
      ...({ hotlineId: 'h1', kind: 'EMERGENCY', kindName: '抢险', name: '抢险', phone: '0316-0000119' } as const),
      hours: '24小时',
    },
  ],
}

const open = async (answers: Answers) => {
  const page = await renderPart(
    '/pages/home/meter-list/meter-list',
    <>
      <LeakHint meterId='m1' />
      <NightFlow meterId='m1' />
    </>,
    { as: master(), answers },
  )
  await settled()
  return page
}

test('a suspected leak: the nights beside what is usual, the emergency number, the steps; checked, it is withdrawn', async () => {
  const page = await open({ [NIGHTS]: leaking, [LINES]: lines, [ANSWER]: true })
  for (const words of ['疑似泄漏或未关阀', '22:00–08:00', '最近一晚 1.20 m³/h', '平时约 0.50 m³/h', '关闭表前阀'])
    expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('夜间流量正常')
  page.button('拨打抢险电话 0316-0000119')
  page.answer({ [NIGHTS]: quiet })
  page.tap(page.button('已检查，属正常用气'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent(ANSWER)).toEqual([{ meterId: 'm1', since: '2026-11-20' }])
  expect(page.text()).not.toContain('疑似泄漏')
  expect(page.text()).toContain('最近一晚 0.50 m³/h，平时约 0.50 m³/h，正常')
})

test('a hint that is over meanwhile: the answer is refused, and the page says what holds now', async () => {
  const page = await open({ [NIGHTS]: leaking, [LINES]: lines, [ANSWER]: refused('2902', '数据不存在') })
  page.answer({ [NIGHTS]: quiet })
  page.tap(page.button('已检查，属正常用气'))
  await settled()
  page.agree()
  await settled()
  expect(page.text()).not.toContain('疑似泄漏')
})

test('without a network the steps and 119 stay, and the number that was read before', async () => {
  await open({ [NIGHTS]: leaking, [LINES]: lines })
  await settled()
  expect(storage.get('hotlines')).toContain('0316-0000119')
  const page = await open({ [NIGHTS]: leaking, [LINES]: lost })
  for (const words of ['关闭表前阀', '119', '0316-0000119']) expect(page.text()).toContain(words)
  storage.remove('hotlines')
  const first = await open({ [NIGHTS]: leaking, [LINES]: lost })
  for (const words of ['关闭表前阀', '119']) expect(first.text()).toContain(words)
  first.button('加载失败，点击重试')
})

test('usual nights are one sentence; their bars come on a tap', async () => {
  const page = await open({ [NIGHTS]: quiet })
  expect(page.text()).toContain('非生产时段 22:00–08:00，最近一晚 0.50 m³/h，平时约 0.50 m³/h，正常。')
  expect(page.text()).not.toContain('平时水平')
  page.tap(page.button('查看近 2 晚'))
  await settled()
  expect(page.text()).toContain('平时水平')
})

test('nights that were not read: shown, with another try', async () => {
  const page = await open({ [NIGHTS]: lost })
  page.answer({ [NIGHTS]: quiet })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  expect(page.text()).toContain('平时约 0.50 m³/h')
})
