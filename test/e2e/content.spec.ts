import type { Page } from '@playwright/test'
import { expect, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

const NEWS = '/pages/top-news/news-list/news-list'
const items = (page: Page) => page.locator(`${part.news}:visible`)

test.describe('mall', () => {
  readingTest('banners, activities with the way to all of them, and goods', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(`${gateway.url}/pages/mall/mall`)
    await expect(page.getByRole('region', { name: '热门活动' })).toBeVisible()
    const goods = page.getByRole('region', { name: '热销商品' })
    await expect(goods.getByText('商用可燃气体报警器').first()).toBeVisible()
    await expect(goods.getByText(/^¥[\d,]+\.\d{2}(起|\/.+)$/).first()).toBeVisible()
    await expect(page.getByText('没有更多了')).toBeVisible()
    await expect(page.getByRole('button', { name: '搜索商品、服务' })).toBeVisible()
    await expect(page.getByRole('region', { name: '热门活动' }).getByRole('button', { name: '更多' })).toBeVisible()
  })

  readingTest('pictures take turns by hand, and never by themselves with reduced motion', async ({ page, gateway }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await loginAs(page, gateway, '13800000001')
    await page.clock.install()
    await page.goto(`${gateway.url}/pages/mall/mall`)
    const dot = (index: number) => page.getByRole('button', { name: `第${index}张` })
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await page.clock.runFor(16_000)
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await dot(3).click()
    await expect(dot(3)).toHaveAttribute('aria-current', 'true')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.runFor(5_100)
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  })

  readingTest(
    'a visitor reads what the login opens, and no call is refused behind the prompt',
    async ({ page, gateway }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/market/home')) asked.push(request.url())
      })
      await page.goto(`${gateway.url}/pages/mall/mall`)
      await page.getByRole('button', { name: '取消' }).click()
      await expect(page.getByText('登录后查看企业专属商品与服务')).toBeVisible()
      expect(asked).toEqual([])
    },
  )

  for (const [name, change, text] of [
    ['a part that could not be read', { partial: true }, '部分内容加载失败，点击重试'],
    [
      'nothing on offer',
      { banners: [], categories: [], gasProducts: [], hotProducts: [], activities: [], newProducts: [] },
      '商城正在上新，敬请期待',
    ],
  ] as const) {
    readingTest(`${name}: ${text}`, async ({ page, gateway }) => {
      await loginAs(page, gateway, '13800000001')
      await page.route('**/market/home*', async (route) => {
        const answer = await route.fetch()
        const json = (await answer.json()) as { body: { data: object } }
        Object.assign(json.body.data, change)
        await route.fulfill({ response: answer, json })
      })
      await page.goto(`${gateway.url}/pages/mall/mall`)
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByText('热销商品')).toHaveCount('partial' in change ? 1 : 0)
    })
  }

  readingTest('without an answer it is tried again', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.route('**/market/home*', (route) => route.abort())
    await page.goto(`${gateway.url}/pages/mall/mall`)
    await expect(page.getByText('加载失败，点击重试')).toBeVisible()
    await page.unroute('**/market/home*')
    await page.getByText('加载失败，点击重试').click()
    await expect(page.getByText('热销商品')).toBeVisible()
  })
})

test.describe('headlines', () => {
  readingTest('categories keep their places, a swipe turns to the next', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url + NEWS)
    await expect(items(page).first()).toBeVisible()
    await items(page).nth(6).scrollIntoViewIfNeeded()
    const place = await scrolled(page)
    expect(place).toBeGreaterThan(200)
    await page.getByRole('tab', { name: '政策法规' }).click()
    await expect(page.getByRole('tab', { name: '政策法规' })).toHaveAttribute('aria-selected', 'true')
    await expect(items(page).first()).toBeVisible()
    await page.getByRole('tab', { name: '推荐' }).click()
    await expect.poll(() => scrolled(page)).toBe(place)
    await swipeLeft(page)
    await expect(page.getByRole('tab', { name: '企业动态' })).toHaveAttribute('aria-selected', 'true')
  })

  readingTest('search: marked words, history, nothing found', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url + NEWS)
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    const layer = page.getByRole('dialog', { name: '搜索资讯' })
    const field = layer.getByRole('searchbox')
    await field.fill('   ')
    await field.press('Enter')
    await expect(layer.locator(part.news)).toHaveCount(0)
    await field.fill('气价')
    await field.press('Enter')
    await expect(layer.locator(part.news).first()).toBeVisible()
    await expect(layer.locator(part.newsHit).first()).toHaveText('气价')
    await layer.getByRole('button', { name: '清空' }).click()
    await expect(layer.getByRole('group', { name: '搜索历史' }).getByRole('button')).toHaveText(['气价'])
    await field.fill('qxzv')
    await layer.getByRole('button', { name: '搜索', exact: true }).click()
    await expect(layer.getByText('没有找到相关资讯')).toBeVisible()
    await field.fill('')
    await layer.getByRole('button', { name: '清空历史' }).click()
    await expect(layer.getByRole('group', { name: '搜索历史' })).toHaveCount(0)
    await layer.getByRole('button', { name: '取消' }).click()
    await expect(layer).toHaveCount(0)
  })

  test('a long press offers 收藏 and 不感兴趣; the latter stays hidden on this phone', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url + NEWS)
    const title = (await items(page).first().locator(part.newsTitle).textContent()) ?? ''
    await hold(page)
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await expect(page.getByText('已收藏')).toBeVisible()
    await hold(page)
    await page.getByRole('button', { name: '不感兴趣' }).click()
    await expect(items(page).first()).not.toContainText(title)
    await page.reload()
    await expect(items(page).first()).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })
})

test.describe('reader', () => {
  test('read, liked, kept, rated; the list greys it and the reading is reported', async ({ page, gateway }) => {
    await page.clock.install()
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url + NEWS)
    await items(page).nth(1).click()
    await expect(page.getByRole('heading', { name: '一文读懂非居民天然气价格联动机制' })).toBeVisible()
    const likes = page.getByRole('button', { name: /点赞/ })
    const before = Number((await likes.textContent())?.replace(/\D/g, ''))
    await likes.dblclick()
    await expect(page.getByRole('button', { name: `已赞 ${before + 1}` })).toBeVisible()
    await page.getByRole('button', { name: '收藏' }).click()
    await expect(page.getByRole('button', { name: '已收藏' })).toBeVisible()
    await page.getByRole('button', { name: '有用' }).click()
    await page
      .getByRole('button', { name: /放大图片/ })
      .first()
      .click()
    const zoom = page.getByRole('dialog', { name: '图片预览' })
    await zoom.getByRole('button', { name: '放大' }).click()
    await expect(zoom.getByRole('img')).toHaveCSS('width', '780px')
    await zoom.getByRole('button', { name: '关闭' }).click()
    await page.getByText('相关文章').scrollIntoViewIfNeeded()
    await page.clock.fastForward(2100)
    const report = page.waitForRequest('**/news/readReport')
    await page.goBack()
    const body = (await report).postDataJSON() as { dwellMs: number; percent: number }
    expect(body.dwellMs).toBeGreaterThanOrEqual(2000)
    expect(body.percent).toBe(100)
    await expect(items(page).nth(1).locator(part.newsRead)).toBeVisible()
  })

  readingTest('a visitor reads what is public and is asked to log in for the rest', async ({ page, gateway }) => {
    await page.goto(`${gateway.url}/pages/news/news?articleId=A00000301`)
    await expect(page.getByRole('heading', { name: '一文读懂非居民天然气价格联动机制' })).toBeVisible()
    await page.getByRole('button', { name: /点赞/ }).click()
    await expect(page.getByText('您还未登录,去登录?')).toBeVisible()
    await page.getByRole('button', { name: '确定' }).click()
    await expect(page).toHaveURL(/login\/login.*redirect=.*articleId/)
  })

  for (const [code, text, action] of [
    ['E2002', '内容已下线', null],
    ['E2003', '内容不存在', null],
    ['E2005', '该内容登录后可查看', '去登录'],
  ] as const) {
    readingTest(`${code}: ${text}`, async ({ page, gateway }) => {
      await page.route('**/news/detail*', (route) =>
        route.fulfill({ json: { header: {}, body: { resultCode: code, resultDesc: text, data: null } } }),
      )
      await page.goto(`${gateway.url}/pages/news/news?articleId=A00000301`)
      await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.getByRole('button', { name: '去登录' })).toHaveCount(action === null ? 0 : 1)
      await expect(page.getByRole('button', { name: /点赞/ })).toHaveCount(0)
    })
  }

  readingTest('no network: a block to try again', async ({ page, gateway }) => {
    await page.route('**/news/detail*', (route) => route.abort())
    await page.goto(`${gateway.url}/pages/news/news?articleId=A00000301`)
    await expect(page.getByText('加载失败，点击重试')).toBeVisible()
    await page.unroute('**/news/detail*')
    await page.getByText('加载失败，点击重试').click()
    await expect(page.getByRole('heading', { name: '一文读懂非居民天然气价格联动机制' })).toBeVisible()
  })
})

const scrolled = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('.taro_page')].find((one) => one.clientHeight > 0)?.scrollTop ?? 0)

interface Finger {
  down: (x: number, y: number) => Promise<void>
  move: (x: number, y: number) => Promise<void>
  up: () => Promise<void>
}

async function finger(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return {
    down: async (x, y) => void (await send('touchStart', [{ x, y }])),
    move: async (x, y) => void (await send('touchMove', [{ x, y }])),
    up: async () => void (await send('touchEnd', [])),
  }
}

async function swipeLeft(page: Page): Promise<void> {
  const { down, move, up } = await finger(page)
  await down(320, 500)
  await move(260, 502)
  await move(120, 505)
  await up()
}

/** Presses the first article for longer than 500 ms. */
async function hold(page: Page): Promise<void> {
  const box = await items(page).first().boundingBox()
  if (box === null) throw new Error('no article is drawn')
  const { down, up } = await finger(page)
  await down(box.x + 60, box.y + 30)
  await expect(page.getByRole('button', { name: '不感兴趣' })).toBeVisible()
  await up()
}
