import { expect, readingTest as test } from './fixtures'
import { loginAs } from './login'
import { button, callsOf, has, noProblems, phoneAt, words } from './weapp-kit'

/* D-F5 in the mini-program: WeChat's own map, its position, its navigation. */

const OUTLETS = '/subPages/position/position'

test('outlets around the phone on WeChat’s map; WeChat leads the way there', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await phoneAt(mp, { longitude: 116.68, latitude: 39.52 })
  await mp.start(OUTLETS)
  await expect(words(mp, /^离.*最近$/)).toBeVisible()
  await expect(mp.screen.getByLabel(/周边的地图$/)).toBeAttached()
  // The map is WeChat's: no ring of ours is drawn.
  await expect(mp.screen.getByText(/环距不等比例/)).toHaveCount(0)
  await button(mp, /^去/).click()
  await has(mp, 'goNavigation?outletId=')
  await button(mp, '开始导航').click()
  await expect.poll(() => callsOf(mp, 'openLocation')).toHaveLength(1)
  const [opened] = (await callsOf(mp, 'openLocation')) as { longitude: number; latitude: number; scale: number }[]
  expect(opened).toMatchObject({ scale: 16, name: expect.stringMatching(/.+/), address: expect.stringMatching(/.+/) })
  // GCJ-02, as WeChat counts: within a kilometre of what the list holds, and in Langfang.
  expect(Math.abs((opened?.longitude ?? 0) - 116.7)).toBeLessThan(0.5)
  expect(Math.abs((opened?.latitude ?? 0) - 39.5)).toBeLessThan(0.5)
  await noProblems(mp)
})

test('a refused position, and one of (0,0): measured from the works', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  for (const place of [null, { longitude: 0, latitude: 0 }]) {
    await phoneAt(mp, place)
    await mp.start(OUTLETS)
    await expect(words(mp, '离主用气地点最近')).toBeVisible()
    await expect(words(mp, '开发区营业厅 · 东北 42°')).toBeVisible()
    const asked = (await mp.log()).filter(([type, data]) => type === 'request' && /outlet\/list/.test(String(data)))
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(([, data]) => /[?&](?:lng|lat)=/.test(String(data)))).toEqual([])
    await noProblems(mp)
  }
})

test('a place without a position opens no map', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPages/position/goNavigation?lng=0&lat=0&name=x')
  await expect(words(mp, '未找到该地点')).toBeVisible()
  expect(await callsOf(mp, 'openLocation')).toEqual([])
  await noProblems(mp)
})
