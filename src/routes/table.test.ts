import { appConfig, customRoutes, pageConfig } from './app-config'
import { aliasesOf, pageAt, pagePaths, routes } from './table'

const released = { development: false, weapp: false }

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
  expect(customRoutes(released)).toMatchObject({
    '/pages/home/index/index': ['/', '/pages/home/index/index'],
    '/pages/auth-centre/icome': ['/iCome', '/pages/auth-centre/icome'],
  })
})

test('the auth centre is left out of the mini-program', () => {
  const auth = (weapp: boolean) =>
    appConfig({ ...released, weapp }).pages.filter((page) => page.includes('auth-centre'))
  expect([auth(false).length, auth(true).length]).toEqual([4, 0])
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
