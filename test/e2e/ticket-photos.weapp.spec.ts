import sharp from 'sharp'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, fromAlbum, has, words } from './weapp-kit'

// Staff decide here, nothing by itself.
test.use({ gatewayEnv: { DEMO_OPERATOR: '0' } })

const PHOTOS = 9
/** Each of another shade: the gateway keeps equal ones once. */
const pictures = () =>
  Promise.all(
    Array.from({ length: PHOTOS }, async (_none, no) => ({
      name: `photo-${no}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: { r: 20 * no, g: 90, b: 60 } } })
        .jpeg()
        .toBuffer(),
    })),
  )
/** The network goes while this one is sent. */
const LOST_AT = 5

test('nine photos of a ticket, the network gone at the fifth: it is filed at once, the rest follow (TK-16, FL-01)', async ({
  page,
  mp,
  gateway,
}) => {
  let sent = 0
  let isLost = false
  await page.route('**/upload/single*', async (route) => {
    sent += 1
    isLost ||= sent === LOST_AT
    await (isLost ? route.abort('internetdisconnected') : route.continue())
  })
  await loginAs(page, gateway, '13800000007', { weapp: true })
  await mp.start('/subPages/customer-service/add')
  await mp.screen.getByRole('radio', { name: /表\/卡/ }).click()
  await button(mp, '大堂').click()
  const text = mp.screen.getByLabel('说说情况').last()
  await text.fill('写卡后表具未到账')
  await text.blur()
  await button(mp, '拍照，添加照片').click()
  await fromAlbum(mp, await pictures())
  await expect(words(mp, '已传 4 张，共 9 / 9')).toBeVisible()
  await expect(words(mp, /^第5、6、7、8、9张未传成，照片还在/)).toBeVisible()

  await button(mp, '提交工单').click()
  await expect(words(mp, '提交成功')).toBeVisible()
  // The host reports no return of the network: each is sent again by hand, once.
  await page.unroute('**/upload/single*')
  const failed = mp.screen.getByRole('button', { name: /重试|重新上传/ })
  for (let left = PHOTOS - LOST_AT + 1; left > 0; left -= 1) {
    await expect(failed).toHaveCount(left)
    await failed.first().click()
  }
  await expect(words(mp, '另外 5 张照片已补充到工单')).toBeVisible()
  await button(mp, '查看工单').click()
  await has(mp, 'customer-service/detail?ticketId=')
  await expect(words(mp, '补充照片')).toBeVisible()
  const problems = (await mp.problems()).filter(([, data]) => !/upload/.test(JSON.stringify(data)))
  expect(problems).toEqual([])
})
