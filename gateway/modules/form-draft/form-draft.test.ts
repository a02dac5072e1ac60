import { HOUR, toInstant } from '@domain/date'
import { DRAFT_BYTES, MOST_DRAFTS } from '@domain/form-draft'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { formDraftArea } from '.'

const SAVE = 'btwob POST /draft/save'
const LIST = 'btwob GET /draft/list'
const CLEAR = 'btwob POST /draft/clear'

const place = '/subPages/customer-service/add#ticket'
const values = JSON.stringify({ description: '表具不走字' })

let gateway: TestGateway
let master: Caller
const of = (userId: string, bp: string) =>
  gateway.asSession({ bp, companyCode: '1001', userId, isMaster: true, reviewStatus: '1', models: [] })

beforeEach(async () => {
  gateway = await testGateway({ areas: [formDraftArea], identify: async () => null, demoData: false })
  master = of('u-1', '1000000001')
})
afterEach(() => gateway.close())

const rows = () => gateway.db.selectFrom('formDraft').selectAll().execute()
const kept = async () => (await master.ok(LIST, {})).list.map((draft) => draft.values)
const later = (ms: number) => gateway.passTime(toInstant(gateway.clock.now() + ms))

test('what was typed is there on another phone of the same user; saved again it is replaced (Y-23)', async () => {
  const { savedAt } = await master.ok(SAVE, { place, values })
  expect(await of('u-1', '1000000001').ok(LIST, {})).toEqual({ list: [{ place, values, savedAt }] })
  const more = JSON.stringify({ description: '表具不走字，请上门' })
  await master.ok(SAVE, { place, values: more })
  expect(await kept()).toEqual([more])
})

test('it is sealed where it lies', async () => {
  await master.ok(SAVE, { place, values })
  expect(JSON.stringify(await rows())).not.toContain('表具')
})

test('another user of the customer finds nothing, nor does the same user at another customer number', async () => {
  await master.ok(SAVE, { place, values })
  for (const other of [of('u-2', '1000000001'), of('u-1', '1000000002')]) {
    expect((await other.ok(LIST, {})).list).toEqual([])
    expect(await other.ok(CLEAR, { place })).toEqual({ cleared: false })
  }
  expect(await kept()).toEqual([values])
})

test('sent, it is gone; cleared again nothing changes', async () => {
  await master.ok(SAVE, { place, values })
  expect([await master.ok(CLEAR, { place }), await master.ok(CLEAR, { place })]).toEqual([
    { cleared: true },
    { cleared: false },
  ])
  expect(await kept()).toEqual([])
})

test.each([
  ['is larger than 8 KB', `{"a":"${'气'.repeat(DRAFT_BYTES / 3)}"}`],
  ['is no form', '[1]'],
  ['has a secret in it', '{"password":"Gas@2026"}'],
])('what %s is refused with its field', async (_what, bad) => {
  const answer = await master.call(SAVE, { place, values: bad })
  expect(answer).toMatchObject({ code: '2901' })
  expect(await rows()).toEqual([])
})

test('after a day it is not offered, and the queue has removed it', async () => {
  await master.ok(SAVE, { place, values })
  await later(23 * HOUR)
  expect(await kept()).toEqual([values])
  await later(2 * HOUR)
  expect(await kept()).toEqual([])
  expect(await rows()).toEqual([])
})

test('the newest forms of a user are kept', async () => {
  for (let no = 0; no <= MOST_DRAFTS; no += 1) {
    await master.ok(SAVE, { place: `/form/${no}`, values })
    await later(1000)
  }
  const { list } = await master.ok(LIST, {})
  expect(list.map((draft) => draft.place)).toEqual(
    Array.from({ length: MOST_DRAFTS }, (_, no) => `/form/${MOST_DRAFTS - no}`),
  )
  expect(await rows()).toHaveLength(MOST_DRAFTS)
})
