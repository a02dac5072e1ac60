import sharp from 'sharp'
import type { Page } from '@playwright/test'
import { expect, test, type MiniProgram } from './fixtures'
import { loginAs } from './login'
import { answerReminders, button, connect, fromAlbum, has, words } from './weapp-kit'

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const UPLOADS = /\/job\/upload\/single/

/** Each another one: the same bytes of one user are one file. */
const picture = async (no: number) => ({
  name: `photo-${no}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: { r: no * 20, g: 90, b: 60 } } })
    .jpeg()
    .toBuffer(),
})

/** From the fifth photo on none arrives; answers what ends that. */
async function loseNetwork(page: Page) {
  let tried = 0
  await page.route(UPLOADS, (route) => {
    tried += 1
    return tried < 5 ? route.fallback() : route.abort()
  })
  return { back: () => page.unroute(UPLOADS) }
}

async function describe(mp: MiniProgram): Promise<void> {
  await mp.screen.getByRole('radio', { name: /表\/卡/ }).click()
  await button(mp, '1#窑炉').click()
  await mp.screen.getByLabel('说说情况', { exact: true }).fill('表具显示屏不亮')
}

test('D-F1 in the mini-program: nine photos, the network gone at the fifth; a message of WeChat is asked for at the tap', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await answerReminders(mp, 'accept')
  await mp.start('/subPages/customer-service/add', '13800000001')
  await describe(mp)
  const network = await loseNetwork(page)
  await button(mp, '拍照，添加照片').click()
  await fromAlbum(mp, await Promise.all(NINE.map(picture)))
  await expect(words(mp, '已传 4 张，共 9 / 9')).toBeVisible()
  await expect(words(mp, /^第5、6、7、8、9张未传成，照片还在/)).toBeVisible()
  await network.back()
  const reported = page.waitForRequest(/message\/subscribe\/report/)
  await button(mp, '提交工单').click()
  await expect(words(mp, '提交成功')).toBeVisible()
  expect((await reported).postDataJSON()).toMatchObject({ results: [{ tmplId: 'demo-SERVICE', result: 'accept' }] })
  await connect(mp)
  await expect(words(mp, '另外 5 张照片已补充到工单')).toBeVisible()
  await button(mp, '查看工单').click()
  await has(mp, 'customer-service/detail')
  await expect(words(mp, '表具显示屏不亮')).toBeVisible()
  for (const problem of await mp.problems()) expect(problem).toEqual(['fail', 'uploadFile:fail network'])
})
