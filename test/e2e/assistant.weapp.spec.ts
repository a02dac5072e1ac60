import { expect, test } from './fixtures'
import { loginAs } from './login'
import { button, noProblems, words } from './weapp-kit'

test('the assistant in the mini-program: answers in pieces of one byte, an emergency, two things at once (E-F4)', async ({
  page,
  mp,
  gateway,
}) => {
  await loginAs(page, gateway, '13800000001', { weapp: true })
  await mp.start('/subPagesB/pages/gpt')
  const ask = async (question: string) => {
    const field = mp.screen.getByLabel('问题').last()
    await field.fill(question)
    await field.blur()
    await button(mp, '发送').click()
  }
  await ask('上月用了多少气')
  await expect(words(mp, '2026年10月用气')).toBeVisible()
  await expect(words(mp, '内容由AI生成，仅供参考')).toBeVisible()
  await expect(mp.screen.getByText('\uFFFD')).toHaveCount(0)
  await ask('余额多少，明天停气吗')
  await expect(mp.screen.getByText(/停气/).last()).toBeVisible()
  await expect(words(mp, /余额/)).toBeVisible()
  await ask('厨房有燃气味')
  await expect(words(mp, /1\. 关闭燃气总阀；/)).toBeVisible()
  await expect(button(mp, '拨打119')).toBeVisible()
  await noProblems(mp)
})
