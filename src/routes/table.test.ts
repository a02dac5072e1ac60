import { appConfig, pageConfig, rootOf } from './app-config'
import { parseParams } from './params'
import { aliasesOf, customRoutes, pageAt, pagePaths, routes, type PagePath } from './table'

const released = { development: false, weapp: false, unbuilt: [] }

test('addresses find their page: path, alias, query, missing slash', () => {
  expect(pageAt('/')).toBe('/pages/home/index/index')
  expect(pageAt('/pages/home/index/index?stamp=a')).toBe('/pages/home/index/index')
  expect(pageAt('pages/me/me')).toBe('/pages/me/me')
  expect(pageAt('/pages/me/me/')).toBe('/pages/me/me')
  expect(pageAt('/pages/login/login')).toBe('/pages/login/login')
  expect(pageAt('/pages/login/login/login')).toBe('/pages/login/login/login')
  expect(pageAt('/pages/nowhere')).toBeUndefined()
  expect(aliasesOf('/pages/home/index/index')).toEqual(['/'])
})

test('app config: entry page first, four tabs in order, development pages left out', () => {
  const config = appConfig(released)
  expect(config.pages[0]).toBe('pages/home/index/index')
  expect(config.tabBar.list).toEqual([
    { pagePath: 'pages/home/index/index', text: '首页' },
    { pagePath: 'pages/mall/mall', text: '商城' },
    { pagePath: 'pages/top-news/news-list/news-list', text: '头条' },
    { pagePath: 'pages/me/me', text: '我的' },
  ])
  expect(config.tabBar).toMatchObject({ color: '#999999', selectedColor: '#3286FE' })
  expect(config.pages).not.toContain('pages/dev/gallery')
  expect(appConfig({ ...released, development: true }).pages).toContain('pages/dev/gallery')
  expect(new Set(config.pages).size).toBe(config.pages.length)
})

test('an H5 alias list repeats the original path', () => {
  expect(customRoutes()).toMatchObject({
    '/pages/home/index/index': ['/', '/pages/home/index/index'],
    '/pages/auth-centre/icome': ['/iCome', '/pages/auth-centre/icome'],
  })
})

test('the auth centre is left out of the mini-program', () => {
  const auth = (weapp: boolean) =>
    appConfig({ ...released, weapp }).subPackages.flatMap(({ root, pages }) =>
      root === 'pages/auth-centre' ? pages : [],
    )
  expect([auth(false), auth(true)]).toEqual([['auth', 'login', 'tenants', 'icome'], []])
})

test.each<[PagePath, string | undefined]>([
  ['/pages/home/index/index', undefined],
  ['/pages/home/meter-list/meter-list', 'pages/home/meter-list'],
  ['/pages/me/scan-status', undefined],
  ['/pages/pay/meters', 'pages/pay'],
  ['/pages/not-found/not-found', undefined],
  ['/official/appDown', 'official'],
  ['/subPages/settings/settings', 'subPages/settings'],
  ['/subPagesB/pages/gas-package/index', 'subPagesB/pages/gas-package'],
  // They are directly in the folder of the roots.
  ['/subPages/changeRecord', undefined],
  ['/subPagesB/pages/natgas', undefined],
])('%s is in the sub-package %s', (path, root) => expect(rootOf(path)).toBe(root))

test('WeChat nests no roots, and a page of the main package is in none', () => {
  const roots = [...new Set(pagePaths.map(rootOf))].filter((root) => root !== undefined)
  const inside = (path: string) => roots.filter((root) => path.startsWith(`/${root}/`))
  for (const root of roots) expect(inside(`/${root}`)).toEqual([])
  for (const path of pagePaths) expect(inside(path)).toEqual([rootOf(path)].filter(Boolean))
})

test('exactly what the specification names is fetched ahead, from the home page and on any network', () => {
  expect(appConfig({ ...released, weapp: true }).preloadRule).toEqual({
    'pages/home/index/index': {
      network: 'all',
      packages: ['subPages/customer-service', 'subPagesB/pages/electiveSquare'],
    },
  })
})

test('page config comes from the entry', () => {
  expect(pageConfig('/pages/news/news')).toMatchObject({
    navigationBarTitleText: '资讯阅读',
    navigationStyle: 'custom',
    enableShareAppMessage: true,
  })
  expect(pageConfig('/pages/me/me')).toMatchObject({ enablePullDownRefresh: false, onReachBottomDistance: 50 })
})

test('every tab is bound, every title is set, parameters are parsers', () => {
  for (const path of pagePaths) {
    const { title, tab, access, params = {} } = routes[path]
    expect(title).not.toBe('')
    if (tab) expect(access).toBe('bound')
    for (const param of Object.values(params)) expect(typeof param.parse).toBe('function')
  }
})

test.each<[PagePath, string]>([
  ['/subPages/butler', '/subPages/butler/index'],
  ['/subPagesB/pages/natgas', '/subPagesB/pages/natgas/index'],
  ['/pages/record/addCity', '/pages/record/addCity/index'],
  ['/pages/job-schedule/home/components/index', '/pages/job-schedule/home'],
  ['/subPagesB/pages/applyForInvoice/success', '/subPagesB/pages/applyForInvoice/index/success'],
])('%s answers at %s as well (CV-4)', (path, address) => expect(aliasesOf(path)).toEqual([address]))

/* Addresses as text, in messages, to-dos and links between the parts: no compiler checks their parameters. */
test.each<[PagePath, string]>([
  ['/pages/manager-energy/settlement/monthly-bill', 'statementId=S1'],
  ['/pages/manager-energy/settlement/monthly-bill-single', 'statementId=S1'],
  ['/pages/manager-energy/settlement/monthly-bill-detail-old', 'statementId=S1'],
  ['/pages/my-bill/details/details', 'billId=B1'],
  ['/pages/pay/pay-telegraphic-transfer', 'bizType=DEPOSIT&bizNo=T1&amount=100.00&payNo=P1'],
  ['/subPages/installment/list', 'apply=1'],
  ['/subPages/installment/detail', 'planId=F1'],
  ['/subPages/my-message/stop-gas', 'stopId=1'],
  ['/subPages/nfc/write', 'gasOrderId=G1&subNo=2'],
  ['/subPages/nfc/write', 'cardNo=1&mode=READ'],
  ['/subPagesB/pages/pdfReview', 'voucherId=V1'],
  ['/subPagesB/pages/gas-package/extract-pay', 'bizType=NG_MARGIN&bizNo=J1'],
  ['/subPagesB/pages/gas-package/gas-submit-result', 'scene=PICK'],
  ['/subPagesB/pages/substitution/rules', 'activityId=A1&next=apply'],
  ['/subPagesB/pages/predict-gas/switch-group', 'redirect=/subPagesB/pages/predict-gas/report'],
  ['/subPagesB/pages/predict-gas/detail', 'month=2026-11'],
  ['/subPages/customer-service/add', 'ticketType=COMPLAINT&subtype=T_FEE&relatedType=BILL&relatedId=B1'],
  ['/subPages/inspection-report/inspection-process', 'hazardId=H1'],
  ['/pages/job-schedule/home/components/Details/layout/default', 'projectId=J1&tab=plan'],
  ['/pages/hot/detail', 'type=lead&leadNo=L1'],
  ['/subPagesB/pages/helpCenter/search', 'keyword=写卡'],
])('%s takes ?%s whole and needs no more', (path, query) => {
  const spec = routes[path].params ?? {}
  const given = Object.fromEntries(new URLSearchParams(query))
  const read: Record<string, unknown> = parseParams(spec, given)
  const needed = Object.keys(spec).filter((name) => spec[name]?.required)
  const absent = [...Object.keys(given), ...needed].filter((name) => read[name] === undefined)
  expect(absent).toEqual([])
})
