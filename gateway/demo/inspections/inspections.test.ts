import { testGateway } from '../../../test/setup/gateway'

test('the hospital has a hazard of level 1, signed for, due in two days, with its gas on (IN-04, IN-05)', async () => {
  const gateway = await testGateway()
  const hospital = await gateway.as('13800000008')
  const { list } = await hospital.ok('default GET /crmgas/inspection/hazard/list', {})
  expect(list).toMatchObject([
    { title: '蒸箱进气法兰微漏', level: '1', status: 'RECTIFYING', dueDate: '2026-11-25', gasStopped: false },
  ])
  const hazard = await hospital.ok('default GET /crmgas/inspection/hazard/detail', {
    hazardId: list[0]?.hazardId ?? '',
  })
  expect(hazard.actions).toEqual(['RECTIFY'])
  expect(hazard.ahead.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2026-11-25 整改期限',
    '2026-11-26 专人督促整改',
  ])
  expect(hazard.noticeNo).toMatch(/\d/)
  await gateway.close()
})
