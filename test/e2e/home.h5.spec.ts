import { expect, readingTest, test } from './fixtures'
import { loginAs } from './login'
import { part } from '../../src/testing/parts'

test.describe('home', () => {
  readingTest('a prepaid customer sees balance, meters, usage and what is news', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url)
    await expect(page.getByText('可用余额')).toBeVisible()
    await expect(page.getByText('预计可用 5 天')).toBeVisible()
    await expect(page.getByRole('heading', { name: '华北精工陶瓷有限公司' })).toBeVisible()
    await expect(page.getByText('11月下旬气款逾期未付').first()).toBeVisible()
    await expect(page.getByRole('region', { name: '表具' }).getByText('1#窑炉')).toBeVisible()
    await expect(page.getByRole('img', { name: /近14天日用气柱状图/ })).toBeVisible()
    await page.getByRole('tab', { name: '月', exact: true }).click()
    await expect(page.getByRole('img', { name: /近12个月用气柱状图/ })).toBeVisible()
    await page.getByRole('button', { name: '查看表格' }).click()
    await expect(page.getByText('去年同期').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: '头条' })).toBeVisible()
  })

  readingTest('all amounts of the card can be hidden', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000008')
    await page.goto(gateway.url)
    await expect(page.getByText('应缴金额')).toBeVisible()
    await page.getByRole('button', { name: '隐藏金额' }).click()
    await expect(page.getByLabel('金额已隐藏')).toHaveCount(2)
    await page.getByRole('button', { name: '显示金额' }).click()
    await expect(page.getByLabel('金额已隐藏')).toHaveCount(0)
  })

  readingTest('entries, the last to all apps', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(gateway.url)
    const entries = page.getByRole('region', { name: '快捷入口' })
    await expect(entries.getByText('我的账单')).toBeVisible()
    await expect(entries.getByText('气量包')).toBeVisible()
    await entries.getByText('全部应用').click()
    await expect(page).toHaveURL(/subPages\/applicationCenter/)
  })

  readingTest('without figures the card offers another try and the entries still work', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000008')
    await page.route('**/crmgas/home/summary*', (route) => route.abort())
    await page.goto(gateway.url)
    await expect(page.getByRole('button', { name: '加载失败，点击重试' })).toBeVisible()
    await page.unroute('**/crmgas/home/summary*')
    await page.getByRole('button', { name: '加载失败，点击重试' }).click()
    await expect(page.getByText('应缴金额')).toBeVisible()
    await page.getByRole('region', { name: '快捷入口' }).getByText('我的账单').click()
    await expect(page).toHaveURL(/my-bill\/list\/list/)
    await expect(page.locator(part.bill)).toHaveCount(4)
  })
})

test.describe('meters', () => {
  readingTest('found by words and by type, with detail and history', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(`${gateway.url}/pages/home/meter-list/meter-list`)
    const names = page.locator(part.meterName)
    await expect(names).toHaveText(['1#窑炉', '2#窑炉', '食堂锅炉'])
    await page.getByPlaceholder('搜索表号或别名').fill('0102')
    await expect(names).toHaveText(['2#窑炉'])
    await page.getByPlaceholder('搜索表号或别名').fill('没有这块表')
    await expect(page.getByText('没有符合条件的表具')).toBeVisible()
    await page.getByPlaceholder('搜索表号或别名').fill('')
    await page.getByRole('tab', { name: 'IC卡表' }).click()
    await expect(page.getByText('暂无表具信息')).toBeVisible()
    await page.getByRole('tab', { name: '全部' }).click()
    await page.getByRole('button', { name: /^1#窑炉，在线.*，查看详情$/ }).click()
    await expect(page.getByRole('heading', { name: '1#窑炉' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^近30天用气柱状图/ })).toBeVisible()
    await expect(page.getByText('本期费用（暂估）')).toBeVisible()
    await expect(page.getByRole('region', { name: '气价' }).getByText('采暖季', { exact: true })).toBeVisible()
    await expect(page.getByText('最近抄表')).toBeVisible()
    await page.getByRole('button', { name: '返回' }).click()
    await expect(names).toHaveCount(3)
  })

  test('an alias is at most twelve characters and shows at once', async ({ page, gateway }) => {
    await loginAs(page, gateway, '13800000001')
    await page.goto(`${gateway.url}/pages/home/meter-list/meter-list`)
    await page.getByRole('button', { name: '2#窑炉，更多操作' }).click()
    await page.getByRole('button', { name: '修改别名' }).click()
    const dialog = page.getByRole('dialog', { name: '修改别名' })
    await dialog.getByRole('textbox').fill('一二三四五六七八九十十二三')
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(dialog.getByText('别名不能超过12个字')).toBeVisible()
    await dialog.getByRole('textbox').fill('二号隧道窑')
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(page.getByText('修改成功')).toBeVisible()
    await expect(page.locator(part.meterName)).toHaveText(['1#窑炉', '二号隧道窑', '食堂锅炉'])
  })

  readingTest(
    'a photo needs a picture and a plausible reading; the refusal is under its field',
    async ({ page, gateway }) => {
      await loginAs(page, gateway, '13800000008')
      await page.goto(`${gateway.url}/pages/home/meter-list/meter-list`)
      await page.getByRole('button', { name: '职工食堂，更多操作' }).click()
      await page.getByRole('button', { name: '上传表具照片' }).click()
      const sheet = page.getByRole('dialog', { name: '职工食堂' })
      await sheet.getByRole('button', { name: '提交' }).click()
      await expect(sheet.getByText('请拍摄或选择表具照片')).toBeVisible()
      await expect(sheet.getByText('请填写读数')).toBeVisible()
      await sheet.getByLabel('读数').fill('12.345')
      await sheet.getByRole('button', { name: '提交' }).click()
      await expect(sheet.getByText('请输入正确的读数，最多2位小数')).toBeVisible()
      await sheet.getByRole('tab', { name: '照片记录' }).click()
      await expect(sheet.getByText('未通过', { exact: true })).toBeVisible()
    },
  )
})
