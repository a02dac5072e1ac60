import { logIn, send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { has, noProblems, words } from './weapp-kit'

test('a visitor scans the code of a shared draw with WeChat and reads its odds (E-S-05, E-S-07)', async ({
  mp,
  gateway,
}) => {
  const { headers } = await logIn(gateway.url, '13800000001')
  const made = await send(`${gateway.url}/api/crmgas/share/create`, {
    method: 'POST',
    headers,
    body: { targetType: 'lottery', targetId: 'LD000002', channel: 'qr' },
  })
  const { shareCode } = made.data as { shareCode: string }
  await mp.start(`/share/share?scene=${encodeURIComponent(`s=${shareCode}`)}`)
  await expect(words(mp, '按时缴费抽服务')).toBeVisible()
  await has(mp, `lotteryDraw/detail?campaignId=LD000002&s=${shareCode}`)
  await mp.screen.getByRole('tab', { name: '概率' }).click()
  await expect(words(mp, /^(49|50)%$/)).toBeVisible()
  await noProblems(mp)
})

test('an article that is read on the timeline stands alone: no bar, no way to another page', async ({ mp }) => {
  const address = 'news/news?articleId=A00000301'
  await mp.start(`/pages/${address}`, undefined, 1154)
  await expect(words(mp, '相关文章')).toBeVisible()
  await expect(mp.screen.getByRole('button', { name: /点赞|收藏|有用/ })).toHaveCount(0)
  await mp.screen.getByRole('button', { name: /阅读/ }).last().click()
  await expect(words(mp, '请点击下方“前往小程序”继续')).toBeVisible()
  await has(mp, address)
  await noProblems(mp)
})
