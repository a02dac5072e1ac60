import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'

test('the apps of home: dragged, moved by the menu, taken away, kept at the gateway (AC-02 to AC-05)', async ({
  page,
  gateway,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/subPages/applicationCenter`)
  await settled(page)
  await expect(words(page, '安全服务').first()).toBeVisible()
  await button(page, '编辑').click()
  await expect(page).toHaveURL(/drag-a/)
  await settled(page)

  const second = page.getByRole('button', { name: /，第2个$/ })
  const name = (await second.getAttribute('aria-label'))?.split('，')[0] ?? ''
  await second.click()
  await button(page, '前移').click()
  await expect(button(page, `${name}，第1个`)).toBeVisible()

  // By a long press: the first tile to the place of the third.
  const third = page.getByRole('button', { name: /，第3个$/ })
  await third.hover()
  const to = await third.boundingBox()
  if (!to) throw new Error('no tiles')
  // Hovering waits until the tile, which slides to its new place, stands.
  await button(page, `${name}，第1个`).hover({ position: { x: 40, y: 40 } })
  await page.mouse.down()
  await expect(button(page, `${name}，第1个`)).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(to.x + 30, to.y + 50, { steps: 5 })
  await page.mouse.move(to.x + 40, to.y + 60)
  await page.mouse.up()
  await expect(button(page, `${name}，第3个`)).toBeVisible()
  await button(page, '完成').click()
  await expect(page).toHaveURL(/applicationCenter/)

  await page.goto(`${gateway.url}/subPages/drag-a`)
  await settled(page)
  await expect(button(page, `${name}，第3个`)).toBeVisible()
})
