import { readFileSync } from 'node:fs'
import { at } from '../../scripts/lib/paths.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, words } from './package-kit'
import { settled } from './settled'

test.use({
  gatewayEnv: {
    MAP_TILE_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
    MAP_TILE_CRS: 'gcj02',
    MAP_TILE_ATTRIBUTION: '示例底图',
    MAP_TILE_APPROVAL: 'GS(2026)0000号',
  },
})

const OUTLETS = '/subPages/position/position'
const tile = readFileSync(at('gateway/demo/papers/meter-half.png'))

test('a base map is drawn with its approval number, by requests to its host only (rest 3-6)', async ({
  page,
  gateway,
}) => {
  const hosts = new Set<string>()
  await page.route('https://tiles.example.com/**', (route) => {
    hosts.add(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'image/png', body: tile })
  })
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + OUTLETS)
  await settled(page)
  await expect(words(page, '示例底图 · GS(2026)0000号')).toBeVisible()
  expect([...hosts]).toEqual(['tiles.example.com'])
  await expect(button(page, '1 开发区营业厅')).toBeVisible()
})

test('a dead tile server leaves the rings', async ({ page, gateway }) => {
  await page.route('https://tiles.example.com/**', (route) => route.abort())
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + OUTLETS)
  await expect(words(page, '地图未加载，上为正北，环距不等比例')).toBeVisible()
  await expect(button(page, /^1 开发区营业厅 东北/)).toBeVisible()
})

test('a tile server that answers pages instead of pictures leaves the rings', async ({ page, gateway }) => {
  await page.route('https://tiles.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script>document.title = "x"</script>' }),
  )
  await loginAs(page, gateway, '13800000001')
  await page.goto(gateway.url + OUTLETS)
  await expect(words(page, '地图未加载，上为正北，环距不等比例')).toBeVisible()
  await expect(page).not.toHaveTitle('x')
})
