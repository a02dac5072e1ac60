import { expect, test, type MiniProgram } from './fixtures'
import { loginAs } from './login'
import { paperFile } from './papers'
import { part } from '../../src/testing/parts'

/* C-F6 in the mini-program: the pictures come from the phone's own album, what is read of them fills the form. */

const has = (mp: MiniProgram, route: string) => expect.poll(() => mp.currentPath()).toContain(route)
const button = (mp: MiniProgram, name: string | RegExp) => mp.screen.getByRole('button', { name }).last()
const text = (mp: MiniProgram, words: string | RegExp) => mp.page.getByText(words).last()
const field = (mp: MiniProgram, name: string) => mp.screen.locator(`#ct-${name}`).locator('input, textarea').first()

test.use({ gatewayEnv: { DEMO_OPERATOR_SECONDS: '0' } })

async function upload(mp: MiniProgram, slot: string, picture: string): Promise<void> {
  await button(mp, slot).click()
  const chooser = mp.page.waitForEvent('filechooser')
  await button(mp, '从相册选择').click()
  await (await chooser).setFiles(paperFile(picture))
}

/** By two facts (BD-02), on the page of its own. */
async function findNumber(mp: MiniProgram, bp: string, name: string): Promise<void> {
  await button(mp, '添加户号').click()
  await has(mp, 'confirm-cusInfo')
  await mp.screen.getByLabel('户号', { exact: true }).fill(bp)
  await mp.screen.getByLabel('户名', { exact: true }).fill(name)
  await button(mp, '查询').click()
  await has(mp, 'certification/index')
  await expect(mp.screen.getByText(bp)).toBeVisible()
}

test('the licence is read, the letter requested, submitted and passed', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000006', { weapp: true })
  await mp.start('/pages/certification/index?companyCode=1001')
  await upload(mp, '上传营业执照', 'licence-unreadable')
  await expect(text(mp, '识别失败，请手动填写')).toBeVisible()
  await upload(mp, '营业执照', 'licence-valid')
  await expect(field(mp, 'companyName')).toHaveValue('锦程食品有限公司')
  await expect(field(mp, 'uscc')).toHaveValue('91131000MA0JCHP08P')
  await expect(text(mp, '已识别')).toBeVisible()

  await button(mp, '提交审核').click()
  for (const fault of ['请填写姓名', '请上传授权委托书', '请先勾选承诺']) await expect(text(mp, fault)).toBeVisible()
  await button(mp, '下载模板').click()
  await has(mp, 'certification/temp-preview')
  await expect(text(mp, '请下载打印并加盖公章后拍照上传')).toBeVisible()
  await mp.screen.locator(part.backButton).first().click()
  await has(mp, 'certification/index')
  await expect(field(mp, 'companyName')).toHaveValue('锦程食品有限公司')

  await findNumber(mp, '1000000008', '锦程食品有限公司')
  await expect(field(mp, 'companyName')).toHaveValue('锦程食品有限公司')
  await upload(mp, '上传授权委托书', 'auth-letter')
  await expect(button(mp, /^授权委托书$/)).toBeVisible()
  await field(mp, 'contactName').fill('周涛')
  await field(mp, 'contactName').blur()
  await mp.screen.getByRole('checkbox', { name: '本人承诺所提交资料真实有效' }).click()
  await button(mp, '提交审核').click()
  await has(mp, 'certification/submit-result')
  await expect(text(mp, '预计1–3个工作日完成审核')).toBeVisible()
  await expect(text(mp, '认证通过，已为您绑定1个户号')).toBeVisible()
  await button(mp, '进入首页').click()
  await has(mp, 'pages/home/index/index')
  expect(await mp.problems()).toEqual([])
})

test('a number is found for the form, which stays filled', async ({ page, mp, gateway }) => {
  await loginAs(page, gateway, '13800000006', { weapp: true })
  await mp.start('/pages/certification/index?companyCode=1001')
  await field(mp, 'companyName').fill('锦程食品有限公司')
  await findNumber(mp, '1000000008', '锦程食品有限公司')
  await expect(field(mp, 'companyName')).toHaveValue('锦程食品有限公司')
  expect(await mp.problems()).toEqual([])
})
