import { settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { master } from '@/testing/people'
import { UnusualUse } from './UnusualUse'

const UNUSUAL = 'btwob GET /usage/unusual'
const ANSWER = 'btwob POST /usage/answer'
const one = {
  meterId: 'm2',
  name: '2#窑炉',
  gasDay: '2026-11-22',
  volume: '3636.82',
  mean: '2420.00',
  percent: 50,
  isWorkday: false,
}

test.each([
  ['2#窑炉 11-22 是正常生产', 'NORMAL'],
  ['2#窑炉 11-22 不是正常生产', 'ABNORMAL'],
] as const)('an unusual day is shown and asked about once: %s', async (name, answer) => {
  const page = await renderPart('/pages/home/index/index', <UnusualUse meterId='' />, {
    as: master(),
    answers: { [UNUSUAL]: { list: [one] }, [ANSWER]: true },
  })
  await settled()
  for (const words of ['3,636.82', '比平时高 50%', '近 14 个休息日平均', '是否正常生产？'])
    expect(page.text()).toContain(words)
  page.answer({ [UNUSUAL]: { list: [] } })
  page.tap(page.button(name))
  await settled()
  expect(page.sent(ANSWER)).toEqual([{ meterId: 'm2', gasDay: '2026-11-22', answer }])
  expect(page.text()).not.toContain('是否正常生产')
})
