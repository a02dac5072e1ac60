import { contentGateway } from '../../../test/setup/content-gateway'
import type { TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await contentGateway()
})
afterAll(() => gateway.close())

const ESTIMATE = 'default POST /crmgas/knowledge/estimate'
const stove = { tool: 'stove', efficiencyBefore: '35', efficiencyAfter: '50', volume: '2860', price: '3.5' } as const

test('a visitor sees the topics with what is in them', async () => {
  const { topics } = await gateway.ok('default GET /crmgas/knowledge/topicList', {})
  expect(topics.map(({ name }) => name)).toEqual(['锅炉', '窑炉', '商用厨房', '采暖热水', '用能管理', '安全节能'])
  for (const { code, count } of topics) {
    const list = await gateway.ok('default GET /crmgas/news/list', { channel: 'knowledge', categoryCode: code })
    expect(list.total).toBe(count)
  }
})

test('estimates for both tools', async () => {
  expect(await gateway.ok(ESTIMATE, stove)).toMatchObject({ savedVolume: '858.00', savedAmount: '3003.00' })
  const flue = {
    tool: 'flue',
    fumesBefore: '180',
    fumesAfter: '90',
    air: '20',
    oxygenBefore: '6',
    oxygenAfter: '3.5',
  } as const
  expect(await gateway.ok(ESTIMATE, { ...flue, volume: '50000', price: '3.85' })).toMatchObject({
    before: '90.02',
    after: '95.23',
    savingRatio: '5.47',
  })
})

test.each([
  ['efficiencyAfter', '81', '目标热效率超出范围'],
  ['volume', '0', '月用气量超出范围'],
  ['price', 'NaN', '气价超出范围'],
])('%s %s', async (field, value, text) => {
  expect(await gateway.call(ESTIMATE, { ...stove, [field]: value })).toMatchObject({ code: 'E2010', text })
})
