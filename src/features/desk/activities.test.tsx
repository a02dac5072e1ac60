import { storage } from '@/platform/storage'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { aStaffActivity } from '@/testing/make/activity'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

const LIST = 'btwob GET /activity/list'
const DETAIL = 'btwob GET /activity/detail'
const SAVE = 'btwob POST /activity/save'
const CHECK_IN = 'btwob POST /activity/checkIn'

let page: OpenPage
const press = (name: string) => page.press(name)
const open = async (params: { activityId?: string; edit?: '1' }, answers: Answers = {}) => {
  page = await renderPage('/pages/desk/activity', {
    as: master({ isStaff: '1' }),
    params,
    answers: { [DETAIL]: aStaffActivity(), [SAVE]: aStaffActivity(), ...answers },
  })
  await settled()
}
const write = (label: string, text: string) => page.type(page.input(label), text)

beforeEach(() => {
  storage.set('x-workbench-token', 'w')
  window.innerWidth = 390
})

test('the list says what is not published yet, and leads to each', async () => {
  const { blocks: _b, people: _p, text: _t, coverFileId: _c, editable: _e, onlineUrl: _o, ...some } = aStaffActivity()
  const { place: _pl, signUpStartAt: _s, signUpEndAt: _en, perBpLimit: _l, waiting: _w, ...card } = some
  page = await renderPage('/pages/desk/activities', {
    as: master({ isStaff: '1' }),
    answers: { [LIST]: listOf([{ ...card, published: false }]) },
  })
  await settled()
  expect(page.text()).toContain('未发布')
  expect(page.text()).toContain('已报名 27/30 人')
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/desk/activity?activityId=AC000003'])
})

test('people are let in by their code', async () => {
  await open(
    { activityId: 'AC000003' },
    { [CHECK_IN]: { contactName: '陈晓梅', customerName: '香满楼', attendees: 3 } },
  )
  expect(page.text()).toContain('香满楼餐饮管理有限公司 1000000002')
  expect(page.button('签到').disabled).toBe(true)
  write('签到码', '482913')
  await press('签到')
  expect(page.sent(CHECK_IN)).toEqual([{ activityId: 'AC000003', code: '482913' }])
  page.answer({ [CHECK_IN]: refused('E1028', '签到码不正确或已使用') })
  write('签到码', '111111')
  await press('签到')
  expect(page.text()).toContain('签到码不正确或已使用')
})

test('a new one is written and published', async () => {
  await open({})
  await press('保存')
  expect(page.sent(SAVE)).toEqual([])
  write('标题', '安全课堂：切断阀实操')
  write('开始时间', '12月1日')
  write('结束时间', '2026-12-01 16:00')
  await press('保存')
  expect(page.text()).toContain('请按 2026-12-01 14:00 的格式填写')
  write('开始时间', '2026-12-01 14:00')
  await press('保存')
  expect(page.sent(SAVE)).toEqual([
    {
      type: 'class',
      title: '安全课堂：切断阀实操',
      summary: '',
      startAt: '2026-12-01T14:00:00+08:00',
      endAt: '2026-12-01T16:00:00+08:00',
      signUpStartAt: null,
      signUpEndAt: null,
      quota: null,
      perBpLimit: 1,
      place: '',
      text: '',
      published: false,
    },
  ])
  expect(page.went).toEqual(['redirectTo /pages/desk/activity?activityId=AC000003'])
})

test('withdrawing one that people have signed up for is asked first', async () => {
  await open({ activityId: 'AC000003', edit: '1' })
  await press('发布给客户')
  await press('保存')
  expect(page.sent(SAVE)).toEqual([])
  expect(page.text()).toContain('已有 1 个报名')
  await press('取消活动')
  expect(page.sent(SAVE)).toMatchObject([{ activityId: 'AC000003', quota: 30, published: false }])
})

test('a shared activity is shown and not changed; a failed read can be tried again', async () => {
  await open({ activityId: 'AC000003' }, { [DETAIL]: aStaffActivity({ editable: false, people: [] }) })
  expect(page.text()).toContain('与其他燃气公司共用的活动不在此修改')
  expect(page.names()).not.toContain('编辑')
  expect(page.text()).toContain('还没有报名')
  await open({ activityId: 'AC000003' }, { [DETAIL]: refused('2902', '数据不存在或无权查看') })
  expect(page.text()).toContain('数据不存在或无权查看')
})
