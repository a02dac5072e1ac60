import { logIn, send } from '../../scripts/lib/client.mjs'
import { expect, test } from './fixtures'
import { button, has, noProblems, words } from './weapp-kit'

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
  await button(mp, '查看详情').click()
  await has(mp, `lotteryDraw/detail?campaignId=LD000002&s=${shareCode}`)
  await mp.screen.getByRole('tab', { name: '概率' }).click()
  await expect(words(mp, /^(49|50)%$/)).toBeVisible()
  await noProblems(mp)
})
