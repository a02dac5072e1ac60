import { at } from '../../scripts/lib/paths.mjs'
import { expect, test, type MiniProgram } from './fixtures'
import { loginAs } from './login'
import { button, fromAlbum, has, noProblems, words } from './weapp-kit'

/* D 3.4 in the mini-program: a place of gas use, and a device with the photo of its plate. */

const fill = async (mp: MiniProgram, label: string, value: string): Promise<void> => {
  const field = mp.screen.getByLabel(label, { exact: true }).last()
  await field.fill(value)
  await field.blur()
}

test('a place in another city is filed and waits for its review', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/pages/record/addCity')
  await button(mp, '城市').click()
  await button(mp, '唐山').click()
  await fill(mp, '区县', '路北区')
  await fill(mp, '地点名称', '唐山仓库')
  await fill(mp, '详细地址', '北新道88号')
  await button(mp, '陶瓷').click()
  await fill(mp, '联系人', '王建国')
  await button(mp, '提交审核').click()
  await expect.poll(() => mp.currentPath()).not.toContain('addCity')
  await mp.wx('reLaunch', { url: '/pages/record/myRecord/myRecord' })
  await expect(words(mp, '唐山仓库')).toBeVisible()
  await noProblems(mp)
})

test('a device is registered with the photo of its plate', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/pages/record/gas-equipment/detail?mode=add')
  await button(mp, '提交审核').click()
  await expect(words(mp, '请拍摄铭牌')).toBeVisible()
  await button(mp, '拍照，添加铭牌照片').click()
  await fromAlbum(mp, at('gateway/demo/papers/meter-half.png'))
  await expect(words(mp, '1 / 1')).toBeVisible()
  // A picture that is no plate gives no values.
  await expect(words(mp, '未识别到铭牌内容，请手动填写')).toBeVisible()
  await button(mp, '烘干设备').click()
  await fill(mp, '设备名称', '3#干燥窑')
  await fill(mp, '额定流量 m³/h（每台）', '120')
  await fill(mp, '每天运行 小时', '16')
  await button(mp, '有').click()
  await button(mp, /^安装日期/).click()
  await button(mp, '确定').click()
  await button(mp, '提交审核').click()
  await has(mp, 'gas-equipment/detail?mode=view&equipmentId=')
  await expect(words(mp, '3#干燥窑')).toBeVisible()
  await expect(mp.screen.getByRole('button', { name: /铭牌照片/ }).first()).toBeVisible()
  await noProblems(mp)
})
