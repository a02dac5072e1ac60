import { loadTs } from '../../scripts/lib/load-ts.mjs'
import { expect, test, type MiniProgram } from './fixtures'
import { loginAs } from './login'
import { button, fromAlbum, has, noProblems, words } from './weapp-kit'

interface SlipPicture {
  slipPicture: (lines: readonly string[]) => Buffer
}

const field = (mp: MiniProgram, name: string) => mp.screen.getByLabel(name, { exact: true })

test('RC-01 in the mini-program: a place in a city of its page, then a device with the values of its plate', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/pages/record/myRecord/myRecord')
  await expect(words(mp, '60 天内要办')).toBeVisible()
  await mp.wx('navigateTo', { url: '/pages/record/addCity' })
  await field(mp, '区县').fill('路北区')
  await button(mp, /^城市：/).click()
  await has(mp, 'position/citySelection')
  await button(mp, /^唐山/).click()
  await has(mp, 'record/addCity')
  await expect(button(mp, /^城市：唐山/)).toBeVisible()
  await expect(field(mp, '区县')).toHaveValue('路北区')
  await field(mp, '地点名称').fill('唐山仓库')
  await field(mp, '详细地址').fill('北新道88号')
  await button(mp, '陶瓷').click()
  await field(mp, '联系人').fill('王建国')
  await button(mp, '提交审核').click()
  await has(mp, 'record/myRecord/myRecord')
  await expect(words(mp, '唐山仓库')).toBeVisible()

  await mp.wx('navigateTo', { url: '/pages/record/gas-equipment/detail?mode=add' })
  await button(mp, '拍照，添加铭牌照片').click()
  const { slipPicture } = (await loadTs('gateway/demo/money/slip-picture.ts')) as SlipPicture
  const buffer = slipPicture(['型号：YF-60', '额定功率：60kW'])
  await fromAlbum(mp, { name: 'plate.png', mimeType: 'image/png', buffer })
  await button(mp, '采用：型号').click()
  await button(mp, '采用：额定功率 kW').click()
  await expect(field(mp, '型号')).toHaveValue('YF-60')
  await button(mp, '窑炉').click()
  await field(mp, '设备名称').fill('3#辊道窑')
  await field(mp, '额定流量 m³/h（每台）').fill('60')
  await field(mp, '每天运行 小时').fill('12')
  await button(mp, '有').click()
  await button(mp, /^安装日期/).click()
  await button(mp, '确定').click()
  await button(mp, '提交审核').click()
  await expect(words(mp, '待审核')).toBeVisible()
  await expect(words(mp, '3#辊道窑')).toBeVisible()
  await noProblems(mp)
})
