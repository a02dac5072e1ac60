import { send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { settled } from './settled'
import { button, MASTER, words } from './package-kit'

const LIST = '/pages/my-order/my-order-list'

test('the order centre: what waits, its own page, a payment, and a closed order left out (B 6.7, O-01 to O-04)', async ({
  page,
  gateway,
}) => {
  const headers = await loginAs(page, gateway, MASTER)
  const list = async (query: string) =>
    (await send(`${gateway.url}/api/crmgas/order/list?pageSize=50&${query}`, { headers })).data as {
      list: { orderKey: string; orderNo: string; title: string; orderType: string; route: string }[]
      counts: Record<string, number>
    }
  const { list: waiting, counts } = await list('group=TODO')

  // From 我的, 待处理: all that waits, children alone as well.
  await page.goto(`${gateway.url}/pages/me/me`)
  await settled(page)
  await page.getByRole('button', { name: /我的订单$/ }).click()
  await expect(page).toHaveURL(new RegExp(LIST))
  await settled(page)
  await page.getByRole('tab', { name: /^待处理/ }).click()
  await settled(page)
  await expect(page.getByRole('tab', { name: /^待处理/ })).toHaveAttribute('aria-selected', 'true')
  expect(counts['TODO']).toBe(waiting.length)
  for (const { orderNo } of waiting.slice(0, 5)) await expect(words(page, orderNo)).toBeVisible()

  // A child that waits leads to its own payment, and its details to its own page.
  const child = waiting.find(({ orderType }) => orderType === 'CHILD')
  await button(page, `去支付：${child?.title}`).click()
  await expect(page).toHaveURL(/extract-pay\?bizType=CHILD/)
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(LIST))
  await settled(page)
  await words(page, child?.orderNo ?? '').click()
  await expect(page).toHaveURL(/my-order-detail\?orderKey=CHILD/)
  await expect(words(page, '相关订单')).toBeVisible()
  await button(page, '查看业务详情').click()
  await expect(page).toHaveURL(/order-details-zi/)

  // A closed order is left out of this list for good.
  await page.goto(`${gateway.url}${LIST}?group=CLOSED`)
  await settled(page)
  const [closed] = (await list('group=CLOSED')).list
  await page
    .getByRole('button', { name: `更多操作：${closed?.title}` })
    .first()
    .click()
  await button(page, `隐藏${closed?.title}`).click()
  await button(page, '确定').click()
  await expect(words(page, '已隐藏')).toBeVisible()
  await expect(page.getByText(closed?.orderNo ?? '')).toHaveCount(0)
  expect((await list('group=CLOSED')).list.map(({ orderKey }) => orderKey)).not.toContain(closed?.orderKey)
})
