import { at } from '../../scripts/lib/paths.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, callsOf, fromAlbum, has, noProblems, words } from './weapp-kit'

test('D-F5 in the mini-program: the way to an outlet is handed over to the map of WeChat, which counts in GCJ-02', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPages/position/position')
  await expect(words(mp, '离主用气地点最近')).toBeVisible()
  // The map is WeChat's own: the list leads to the way as its markers do.
  await button(mp, /广阳抢修站.*西南/).click()
  await has(mp, 'goNavigation?outletId=OL13100004')
  await button(mp, '开始导航').click()
  await expect.poll(() => callsOf(mp, 'openLocation')).toHaveLength(1)
  const [opened] = await callsOf(mp, 'openLocation')
  expect(opened).toMatchObject({ name: '广阳抢修站', scale: 16 })
  // Its own dialog of maps is for browsers.
  await expect(words(mp, '用哪个地图导航')).toHaveCount(0)
  await button(mp, '拨打电话').click()
  await expect.poll(() => callsOf(mp, 'makePhoneCall')).toHaveLength(1)
  await noProblems(mp)
})

test('D 6.10 in the mini-program: the register in the frame, wheels to check, the reading kept', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPagesB/pages/zhulong/imageRecognition')
  await expect(words(mp, '拍一张表盘，自动识别读数')).toBeVisible()
  await fromAlbum(mp, at('gateway/demo/papers/meter-half.png'))
  await expect(words(mp, '请把取景框拖到字轮上，包住全部数字')).toBeVisible()
  await mp.screen.getByLabel('整数位').getByRole('button', { name: '8位' }).click()
  await button(mp, '开始识别').click()
  await has(mp, 'recognitionResult?recordId=')
  await expect(words(mp, /还有 2 位请点一下核对/)).toBeVisible()
  await button(mp, '第7位 ?').click()
  await button(mp, /^3$/).click()
  await button(mp, '第8位 4').click()
  await button(mp, '确认读数').click()
  await expect(words(mp, '读数已由您确认')).toBeVisible()
  await noProblems(mp)
})
