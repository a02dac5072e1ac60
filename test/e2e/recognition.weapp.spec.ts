import { at } from '../../scripts/lib/paths.mjs'
import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, fromAlbum, has, noProblems, words } from './weapp-kit'

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
