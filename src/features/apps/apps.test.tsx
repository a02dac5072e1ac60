import { storage } from '@/platform/storage'
import { lost, refused, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'
import { shiftOf, moved, placeAt } from './arrange/place'
import { foundApps, modelOf, offeredGroups, type App, type Catalogue } from './offered'
import { recentOf, withRecent } from './recent'

const LIST = 'default GET /crmgas/appCenter/list'
const OPEN = 'default POST /crmgas/appCenter/open'
const SAVE = 'default POST /crmgas/consoleConfig/saveConsoleConfig'
const CLICK = 'default POST /crmgas/event-tracking/add-click'
const RESET = 'default POST /crmgas/consoleConfig/resetConsoleConfig'
const MENUS = 'auth GET {gateway}/app/menuAndFunc/{iss}/{tenantId}/{appId}'

const app = (code: string, name: string, initials: string, url: string, more: Partial<App> = {}): App => ({
  code,
  name,
  initials,
  icon: 'bill',
  url,
  sort: 1,
  visible: true,
  badge: '',
  group: 'PAY',
  openType: 'PAGE',
  isNew: false,
  ...more,
})
const bill = app('BILL', '我的账单', 'wdzd', '/pages/my-bill/list/list')
const topup = app('TOPUP', '充值缴费', 'czjf', '/pages/pay/meters')
const record = app('PAY_RECORD', '缴费记录', 'jfjl', '/pages/pay/record')
const meters = app('METER_LIST', '我的表具', 'wdbj', '/pages/home/meter-list/meter-list', { group: 'ENERGY' })
const butler = app('BUTLER', '用气管家', 'yqgj', '/subPages/butler', { group: 'SAFETY', isNew: true })
const hotline = app('HOTLINE', '服务热线', 'fwrx', '/subPages/hotline', { group: 'SAFETY' })
const unbuilt = app('NOWHERE', '没有页面', 'mym', '/pages/no/such')

const catalogue = (more: Partial<Catalogue> = {}): Catalogue => ({
  groups: [
    { group: 'ENERGY', label: '用气服务', apps: [meters] },
    { group: 'PAY', label: '缴费账单', apps: [topup, bill, record, unbuilt] },
    { group: 'SAFETY', label: '安全服务', apps: [butler, hotline] },
  ],
  selected: ['BILL', 'NOWHERE', 'TOPUP', 'METER_LIST', 'HOTLINE', 'PAY_RECORD'],
  recentMax: 4,
  versionNum: 3,
  isDefault: false,
  ...more,
})
const FUNCS = ['BILL_VIEW', 'ENERGY_VIEW', 'PAY_TOPUP', 'PAY_RECORD', 'TICKET']
const menus = (funcs: string[]) => ({
  data: [{ menuCode: 'ALL', menuName: '全部', route: '/pages/pay/meters', icon: 'pay', sort: 1, funcs }],
})

/** What the client reads of its token: the menus of its tenant. */
const PAYLOAD = btoa(JSON.stringify({ tenantId: 't-1001', appId: 'hyn-app', iss: 'ennUnified' }))

let page: OpenPage
let bp = 2000000000
const open = async (path: '/subPages/applicationCenter' | '/subPages/drag-a', answers: Answers = {}) => {
  // A customer number of its own: menus are kept per user and customer number.
  bp += 1
  page = await renderPage(path, {
    as: master({ bp: String(bp) }),
    before: () => storage.set('ennUnifiedAuthorization', `x.${PAYLOAD}.x`),
    answers: { [LIST]: catalogue(), [MENUS]: menus(FUNCS), ...answers },
  })
  await settled()
}
const press = (name: string) => page.press(name)
const config = (apps: string[]) => ({
  userName: '13800000001',
  bp: '1000000001',
  versionNum: 4,
  isDefault: false,
  apps,
  list: [],
})

describe('应用中心', () => {
  test('shows every group, the apps of home, and leads to an app; it is kept as opened last (AC-07)', async () => {
    await open('/subPages/applicationCenter', { [OPEN]: true, [CLICK]: null })
    for (const text of ['首页应用', '用气服务', '缴费账单', '安全服务', '服务热线']) expect(page.text()).toContain(text)
    expect(page.text()).not.toContain('没有页面')
    expect(page.text()).not.toContain('最近使用')
    page.tap(page.button('我的账单'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/my-bill/list/list'])
    expect(page.text()).toContain('最近使用')
    expect(page.sent(OPEN)).toEqual([])
  })

  test('a new app says so, and its opening is reported to the gateway (AC-06)', async () => {
    await open('/subPages/applicationCenter', { [OPEN]: true, [CLICK]: null })
    await press('新，用气管家')
    expect(page.sent(OPEN)).toEqual([{ appCode: 'BUTLER' }])
    expect(page.went).toEqual(['navigateTo /subPages/butler'])
  })

  test('apps without their function in the menus are left out (AU-21); the menus are asked for once', async () => {
    await open('/subPages/applicationCenter', { [MENUS]: menus(['ENERGY_VIEW']) })
    expect(page.text()).toContain('我的表具')
    expect(page.text()).not.toContain('我的账单')
    expect(page.sent(MENUS)).toHaveLength(1)
    await page.reshow()
    expect(page.sent(MENUS)).toHaveLength(1)
  })

  test('without the menus it says so and tries again; the apps stand all the same', async () => {
    await open('/subPages/applicationCenter', { [MENUS]: lost })
    expect(page.text()).toContain('我的账单')
    expect(page.text()).toContain('点击重试')
    page.answer({ [MENUS]: menus(['ENERGY_VIEW']) })
    await press(page.names().find((name) => name.includes('点击重试')) ?? '')
    expect(page.text()).not.toContain('我的账单')
  })

  test('found by name and by the first letters in pinyin', async () => {
    await open('/subPages/applicationCenter')
    page.type(page.input('搜索应用'), 'FWRX')
    await settled()
    expect(page.text()).toContain('服务热线')
    expect(page.text()).not.toContain('我的表具')
    page.type(page.input('搜索应用'), '不存在')
    await settled()
    expect(page.text()).toContain('未找到相关应用')
  })

  test('a failed read can be tried again', async () => {
    await open('/subPages/applicationCenter', { [LIST]: lost })
    expect(page.text()).not.toContain('用气服务')
    page.answer({ [LIST]: catalogue() })
    page.tap(page.button(page.names().find((name) => name.includes('重试')) ?? ''))
    await settled()
    expect(page.text()).toContain('用气服务')
  })
})

describe('首页应用编辑', () => {
  test('the menu of a tile moves it; what the phone does not show keeps its place', async () => {
    await open('/subPages/drag-a', { [SAVE]: config([]) })
    expect(page.text()).toContain('首页应用（5/11）')
    await press('充值缴费，第2个')
    await press('前移')
    expect(page.button('充值缴费，第1个')).toBeTruthy()
    await press('完成')
    expect(page.sent(SAVE)).toEqual([
      {
        userName: '13800000001',
        apps: ['TOPUP', 'NOWHERE', 'BILL', 'METER_LIST', 'HOTLINE', 'PAY_RECORD'],
        versionNum: 3,
      },
    ])
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('taken away down to four, not further (AC-02); added at the end', async () => {
    await open('/subPages/drag-a', { [SAVE]: config([]) })
    await press('移除我的账单')
    expect(page.text()).toContain('首页应用（4/11）')
    expect((page.button('移除充值缴费') as HTMLButtonElement).disabled).toBe(true)
    await press('添加用气管家')
    await press('完成')
    expect(page.sent(SAVE)[0]?.apps).toEqual(['TOPUP', 'NOWHERE', 'METER_LIST', 'HOTLINE', 'PAY_RECORD', 'BUTLER'])
  })

  test('another device was faster (AC-04): 仍然保存 overwrites', async () => {
    const first = refused('44803', '首页布局已在其他设备修改')
    let tries = 0
    await open('/subPages/drag-a', { [SAVE]: () => (tries++ === 0 ? first : config([])) })
    await press('移除我的账单')
    await press('完成')
    expect(page.text()).toContain('首页布局已在其他设备修改')
    await press('仍然保存')
    expect(page.sent(SAVE).map(({ force }) => force)).toEqual([undefined, true])
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('another device was faster: 重新加载 takes its order', async () => {
    await open('/subPages/drag-a', { [SAVE]: refused('44803', '首页布局已在其他设备修改') })
    await press('移除我的账单')
    await press('完成')
    page.answer({ [LIST]: catalogue({ selected: ['HOTLINE', 'BUTLER', 'BILL', 'TOPUP'], versionNum: 4 }) })
    await press('重新加载')
    expect(page.button('服务热线，第1个')).toBeTruthy()
    expect(page.went).toEqual([])
  })

  test('leaving with changes asks; 不保存 leaves them', async () => {
    await open('/subPages/drag-a', { [SAVE]: config([]) })
    await press('移除我的账单')
    await press('返回')
    expect(page.text()).toContain('是否保存本次调整？')
    await press('不保存')
    expect(page.sent(SAVE)).toEqual([])
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('恢复默认 asks and reads the order again (AC-03)', async () => {
    await open('/subPages/drag-a', { [RESET]: config([]) })
    await press('恢复默认')
    expect(page.text()).toContain('确定恢复默认排列？')
    page.answer({ [LIST]: catalogue({ selected: ['METER_LIST', 'TOPUP', 'BILL', 'HOTLINE'], isDefault: true }) })
    await press('确定')
    expect(page.button('我的表具，第1个')).toBeTruthy()
    expect(page.sent(RESET)).toHaveLength(1)
  })
})

describe('places of the grid', () => {
  const rect = { left: 10, top: 100, width: 400, height: 184 }
  test.each([
    ['the first tile', { x: 11, y: 101 }, 0],
    ['the end of the first row', { x: 409, y: 191 }, 3],
    ['the second row', { x: 11, y: 193 }, 4],
    ['beyond the last tile', { x: 409, y: 260 }, 5],
    ['above and left of the grid', { x: -50, y: -50 }, 0],
    ['below the grid', { x: 120, y: 900 }, 5],
  ])('%s', (_, at, place) => expect(placeAt(at, rect, 6)).toBe(place))

  test('a tile moves there and back', () => {
    expect(moved(['A', 'B', 'C', 'D'], 0, 2)).toEqual(['B', 'C', 'A', 'D'])
    expect(moved(['A', 'B', 'C', 'D'], 3, 0)).toEqual(['D', 'A', 'B', 'C'])
    expect(moved(['A', 'B'], 1, 1)).toEqual(['A', 'B'])
  })

  test('the fifth is in the second row', () => {
    expect(shiftOf(4, { x: 3, y: -2 })).toBe('translate(calc(0% + 3px), calc(100% + -2px))')
  })
})

describe('rules of the page', () => {
  test('the model of a page; none for one without, or that does not exist', () => {
    expect(modelOf('/pages/my-bill/list/list')).toBe('BILL_VIEW')
    expect(modelOf('/subPages/hotline')).toBeUndefined()
    expect(modelOf('/pages/no/such')).toBeUndefined()
  })

  test('menus that are not known hide nothing; groups without apps go', () => {
    const { groups } = catalogue()
    const shown = (funcs: ReadonlySet<string> | null) =>
      offeredGroups(groups, (url) => url !== unbuilt.url, funcs).map((one) => one.apps.map(({ code }) => code))
    expect(shown(null)).toEqual([['METER_LIST'], ['TOPUP', 'BILL', 'PAY_RECORD'], ['BUTLER', 'HOTLINE']])
    expect(shown(new Set())).toEqual([['BUTLER', 'HOTLINE']])
  })

  test.each([
    ['账单', ['BILL']],
    [' WD ', ['METER_LIST', 'BILL']],
    ['jf', ['TOPUP', 'PAY_RECORD']],
    ['xyz', []],
  ])('%j finds %j', (words, codes) =>
    expect(foundApps(catalogue().groups, words).map(({ code }) => code)).toEqual(codes),
  )

  test('four are kept per user and customer number, the newest first (AC-07)', () => {
    let text = ''
    for (const code of ['A', 'B', 'C', 'D', 'E', 'C']) text = withRecent(text, 'u1|b1', code)
    text = withRecent(text, 'u1|b2', 'Z')
    expect(recentOf(text, 'u1|b1')).toEqual(['C', 'E', 'D', 'B'])
    expect(recentOf(text, 'u1|b2')).toEqual(['Z'])
    expect(recentOf('{broken', 'u1|b1')).toEqual([])
    expect(recentOf('[1]', '0')).toEqual([])
    for (let n = 0; n < 9; n++) text = withRecent(text, `u${n}|b`, 'A')
    expect(recentOf(text, 'u1|b1')).toEqual([])
  })
})
