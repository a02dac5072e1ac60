import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { at } from '../../scripts/lib/paths.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'

const OUTLETS = '/subPages/position/position'
const PHOTO = '/subPagesB/pages/zhulong/imageRecognition'

test('outlets around the works: rings, the way there, another city (D-F5)', async ({ page, gateway }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(gateway.url).origin && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + OUTLETS)
  await settled(page)
  await expect(words(page, '离主用气地点最近')).toBeVisible()
  await expect(words(page, '开发区营业厅 · 东北 42°')).toBeVisible()
  await button(page, /^4 广阳抢修站 西南/).click()
  await expect(words(page, /^广阳抢修站 · /)).toBeVisible()
  await button(page, '去广阳抢修站').click()
  await expect(page).toHaveURL(/goNavigation\?outletId=OL13100004/)
  await settled(page)
  await page.getByRole('tab', { name: '步行' }).filter({ visible: true }).click()
  await expect(words(page, '预计，按直线距离的1.3倍估算，不含路况')).toBeVisible()
  await button(page, '开始导航').click()
  await expect(page.getByRole('dialog', { name: '用哪个地图导航' })).toBeVisible()

  await page.goto(`${gateway.url}/subPages/position/citySelection?mode=select`)
  await settled(page)
  await page.getByRole('textbox', { name: '城市名或拼音' }).or(page.getByPlaceholder('城市名或拼音')).first().fill('cq')
  await expect(words(page, '重庆')).toBeVisible()
  await page.goto(`${gateway.url}/subPages/position/citySelection?mode=service`)
  await settled(page)
  await button(page, '沧州').first().click()
  await expect(page).toHaveURL(/position\?cityCode=130900/)
  await settled(page)
  await expect(words(page, '运河营业厅').first()).toBeVisible()
  expect(foreign).toEqual([])
})

/** A register of eight and two wheels that the demo's reader reads (gateway/demo/papers). */
async function photograph(page: Page, name: 'meter-half' | 'meter-upside-down'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, '从相册选择').click()
  await (
    await chooser
  ).setFiles({ name: 'meter.png', mimeType: 'image/png', buffer: readFileSync(at(`gateway/demo/papers/${name}.png`)) })
  await page.getByRole('group', { name: '整数位' }).getByRole('button', { name: '8位' }).click()
  await button(page, '开始识别').click()
  await expect(page).toHaveURL(/recognitionResult\?recordId=/)
  await settled(page)
}

test('a visitor reads a meter by a photo, corrects a wheel, finds it again after the login (D 6.10)', async ({
  page,
  gateway,
}) => {
  await page.goto(gateway.url + PHOTO)
  await settled(page)
  await photograph(page, 'meter-half')
  await expect(words(page, /还有 2 位请点一下核对/)).toBeVisible()
  await button(page, '第7位 ?').click()
  await button(page, '3').click()
  await button(page, '第8位 4').click()
  await button(page, '确认读数').click()
  await expect(words(page, '登录后可提交抄表照片')).toBeVisible()
  await settled(page)

  await page.goto(gateway.url + PHOTO)
  await settled(page)
  await photograph(page, 'meter-upside-down')
  await expect(words(page, '照片是倒着拍的，请把表盘转正后重拍')).toBeVisible()

  await loginAs(page, gateway, '13800000001')
  await page.goto(`${gateway.url}/subPagesB/pages/zhulong/historyRecord`)
  await settled(page)
  await expect(words(page, '1,234.67 m³')).toBeVisible()
})
