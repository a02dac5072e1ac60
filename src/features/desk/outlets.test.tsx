import type { Row } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

const LIST = 'btwob GET /outlet/list'
const SAVE = 'btwob POST /outlet/save'
const day = [['08:30', '17:30']] as [string, string][]
const hall: Row<typeof LIST> = {
  outletId: 'O1',
  name: '开发区营业厅',
  outletType: 'HALL',
  cityCode: '131000',
  district: '开发区',
  address: '创业路18号',
  lng: 116.71,
  lat: 39.528,
  phone: '0316-0000301',
  openWeek: [day, day, day, day, day, [], []],
  specialDays: [],
  services: ['TOPUP', 'INVOICE'],
  bring: '',
  parking: true,
  accessible: false,
  status: 'OPEN_NORMAL',
  suspendNote: '',
  photos: [{ fileId: 'file:f1.jpg', url: '/job/file/f1?e=1&s=2' }],
  sort: 1,
  version: 3,
  updatedAt: '2026-11-20T10:00:00+08:00',
}
const list = listOf([hall], { cities: [{ cityCode: '131000', name: '廊坊' }] })

let page: OpenPage
const open = async (path: '/pages/desk/outlets' | '/pages/desk/outlet', params: object, answers: Answers = {}) => {
  page = await renderPage(path, {
    as: master({ isStaff: '1' }),
    params: params as never,
    answers: { [LIST]: list, [SAVE]: hall, ...answers },
  })
  await settled()
}
beforeEach(() => storage.set('x-workbench-token', 'w'))

test('the list leads to an outlet', async () => {
  await open('/pages/desk/outlets', {})
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/desk/outlet?outletId=O1'])
})

test('an outlet is saved with its hours as they are typed', async () => {
  await open('/pages/desk/outlet', { outletId: 'O1' })
  const week = page.input('营业时间')
  page.type(week, week.value.replace('周六 休息', '周六 09:00-12:00'))
  page.type(page.input('特殊日期'), '2026-12-01 休息 盘点')
  page.type(page.input('可办业务'), '发票 报装')
  await settled()
  page.tap(page.button('保存'))
  await settled()
  expect(page.sent(SAVE)).toMatchObject([
    {
      outletId: 'O1',
      version: 3,
      cityCode: '131000',
      lng: 116.71,
      openWeek: [day, day, day, day, day, [['09:00', '12:00']], []],
      specialDays: [{ date: '2026-12-01', spans: [], note: '盘点' }],
      services: ['INVOICE', 'CONNECT'],
      photoFileIds: ['file:f1.jpg'],
      parking: true,
    },
  ])
})

test('a line that is no day is shown to be none', async () => {
  await open('/pages/desk/outlet', { outletId: 'O1' })
  page.type(page.input('营业时间'), '每天')
  await settled()
  page.tap(page.button('保存'))
  await settled()
  expect(page.text()).toContain('每天一行')
  expect(page.sent(SAVE)).toEqual([])
})
