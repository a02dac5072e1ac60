import { send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled, watchRequests } from './settled'
import { staffHeaders } from './staff'

const TITLE = '迎峰度冬保供'

const ARTICLE = {
  version: 0,
  channel: 'headline',
  categoryCode: 'company',
  title: TITLE,
  summary: '',
  layout: 'text',
  text: '## 安排\n冬季气源已落实。',
  author: '客户服务部',
  source: null,
  sourceUrl: null,
  publishAt: null,
  expireAt: null,
  topUntil: null,
  visibility: 'public',
  needReceipt: false,
  receiptDueAt: null,
  allowShare: true,
  supplyInfo: null,
}

test('the desk’s article is shared, a visitor opens it; withdrawn, it is shown no more (E-F2)', async ({
  page,
  gateway,
  browser,
}) => {
  const staff = await staffHeaders(gateway)
  const desk = async (path: string, body: object) =>
    (await send(`${gateway.url}/btwob/article/${path}`, { method: 'POST', body, headers: staff })).data
  const { articleId } = (await desk('save', { ...ARTICLE, requestNo: crypto.randomUUID() })) as { articleId: string }
  await desk('status', { articleId, status: 'published' })

  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/pages/news/news?articleId=${articleId}`)
  const made = page.waitForResponse(/share\/create/)
  await button(page, '分享').click()
  const { shareCode } = ((await (await made).json()) as { body: { data: { shareCode: string } } }).body.data
  await expect(page.getByText('链接已复制')).toBeVisible()

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visitor = await context.newPage()
  watchRequests(visitor)
  const shared = `${gateway.url}/share/share?s=${shareCode}`
  await visitor.goto(shared)
  await expect(visitor).toHaveURL(new RegExp(`news/news\\?articleId=${articleId}&s=${shareCode}`))
  await expect(visitor.getByRole('heading', { name: TITLE })).toBeVisible()
  await button(visitor, /^点赞/).click()
  await expect(visitor.getByText('您还未登录,去登录?')).toBeVisible()
  await button(visitor, '取消').click()
  await settled(visitor)

  await desk('status', { articleId, status: 'offline' })
  await visitor.reload()
  await expect(words(visitor, '内容已下线')).toBeVisible()
  await visitor.goto(shared)
  await expect(words(visitor, '分享内容已失效')).toBeVisible()
  await context.close()
})
