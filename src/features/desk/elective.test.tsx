import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, settled, type Answers } from '@/testing/answers'
import { anIndexOption, anOption } from '@/testing/make/elective'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

const PERIODS = 'btwob GET /elective/period/list'
const PERIOD = 'btwob GET /elective/period/detail'
const RECORDS = 'btwob GET /elective/record/list'
const PUBLISH = 'btwob POST /elective/period/publish'
const CLOSE = 'btwob POST /elective/period/close'
const REJECT = 'btwob POST /elective/record/reject'
const INDEX = 'btwob POST /elective/index/publish'

const head = {
  periodId: 'EP202612',
  month: '2026-12',
  openAt: '2026-11-18T09:00:00+08:00',
  closeAt: '2026-11-25T17:00:00+08:00',
  status: 'OPEN' as const,
  notice: '',
}
const period: Out<typeof PERIOD> = {
  ...head,
  options: [anOption(), anIndexOption()].map(({ index: _index, ...option }) => ({
    ...option,
    quotaVolume: '3000000',
    usedVolume: '160000',
  })),
  canClose: true,
}
const chosen: Out<typeof RECORDS>['list'][number] = {
  recordNo: 'E1',
  month: '2026-12',
  optionId: 'EP202612-1',
  optionName: '固定价',
  volume: '80000',
  estimatedPrice: '3.7200',
  estimatedAmount: '297600.00',
  settledAmount: null,
  shortFee: null,
  status: 'SUBMITTED',
  version: 1,
  createdAt: '2026-11-20T10:00:00+08:00',
  bp: '1000000001',
  canReject: true,
}

let page: OpenPage
const open = async (path: '/pages/desk/electives' | '/pages/desk/elective', params: object, answers: Answers = {}) => {
  page = await renderPage(path, {
    as: master({ isStaff: '1' }),
    params,
    answers: {
      [PERIODS]: listOf([{ ...head, records: 2, volume: '160000' }]),
      [PERIOD]: period,
      [RECORDS]: listOf([chosen]),
      ...answers,
    },
  })
  await settled()
}
const press = (name: string) => page.press(name)

beforeEach(() => storage.set('x-workbench-token', 'w'))

test('the next month is published with the options of the newest one and the prices that were typed', async () => {
  await open('/pages/desk/electives', {}, { [PUBLISH]: { periodId: 'EP202701' } })
  expect(page.find('[role=table]').textContent).toContain('2160,000')
  await press('发布')
  page.type(page.input('固定价 单价'), '3.65')
  await settled()
  page.agree()
  await settled()
  expect(page.sent(PUBLISH)).toEqual([
    expect.objectContaining({
      month: '2027-01',
      options: [
        expect.objectContaining({ name: '固定价', unitPrice: '3.6500', quotaVolume: '3000000' }),
        expect.objectContaining({ name: '指数联动', indexMargin: '0.3500', unitPrice: null }),
      ],
    }),
  ])
})

test('an index is published with four decimals', async () => {
  await open('/pages/desk/electives', {}, { [INDEX]: { indexName: '门站指数', month: '2026-11', value: '3.4500' } })
  await press('指数')
  page.type(page.input('指数名称'), '门站指数')
  page.type(page.input('指数 元/m³'), '3.45')
  await settled()
  await press('公布')
  expect(page.sent(INDEX)).toEqual([{ indexName: '门站指数', month: '2026-11', value: '3.4500' }])
})

test('a period is closed after a question; a choice is turned down with a reason', async () => {
  await open(
    '/pages/desk/elective',
    { periodId: 'EP202612' },
    { [CLOSE]: { status: 'CLOSED' }, [REJECT]: { status: 'REJECTED' } },
  )
  expect(page.text()).toContain('已选 160,000 m³')
  expect(page.text()).toContain('户号 1000000001 · 固定价')
  await press('提前截止')
  page.agree()
  await settled()
  expect(page.sent(CLOSE)).toEqual([{ periodId: 'EP202612' }])
  await press('不通过 1000000001')
  page.agree()
  await settled()
  expect(page.text()).toContain('请填写原因')
  page.type(page.input('原因'), '供应能力不足')
  page.agree()
  await settled()
  expect(page.sent(REJECT)).toEqual([{ recordNo: 'E1', reason: '供应能力不足' }])
})
