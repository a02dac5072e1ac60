import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { subAccount } from '@/testing/people'
import { AlarmNotice, useAlarming } from './AlarmNotice'

const ALARMS = 'default GET /crmgas/record/alarm/list'

function Part() {
  const { alarming, settled: isKnown } = useAlarming()
  return <>{isKnown && (alarming.length > 0 ? <AlarmNotice of={alarming} /> : '没有')}</>
}

const listed = (liveStatus: 'ALARM_HIGH' | 'ALARM_LOW' | 'FAULT', concentration: string) =>
  listOf([], {
    counts: { all: 1, NORMAL: 1, DUE_SOON: 0, OVERDUE: 0 },
    live: { alarm: 1, fault: 0, offline: 0, normal: 0 },
    alarming: [{ alarmId: 'A1', location: '调压箱', liveStatus, concentration, at: null }],
  })

async function open(answer: Answers[typeof ALARMS]) {
  const page = await renderPart('/pages/home/index/index', <Part />, {
    as: subAccount([]),
    answers: { [ALARMS]: answer },
  })
  await settled()
  return page
}

test('gas that is measured now stands on the home page, for every user of the customer; a tap opens the alarm', async () => {
  const page = await open(listed('ALARM_HIGH', '55.0'))
  expect(page.text()).toContain('调压箱 燃气浓度高报 55.0%LEL！请立即关阀、通风、撤离')
  page.tap(page.find('button'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/record/burglar-alarm/detail?alarmId=A1&mode=view'])
  expect((await open(listed('ALARM_LOW', '22.0'))).text()).toContain('燃气浓度低报 22.0%LEL，请检查漏点并通风')
})

test.each<[string, Answers[typeof ALARMS]]>([
  ['a fault', listed('FAULT', '0.0')],
  ['no answer', refused('2998', '系统繁忙')],
])('%s: nothing', async (_what, answer) => expect((await open(answer)).text()).toBe('没有'))
