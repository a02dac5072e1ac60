import type { Decision } from '@/routes/access'
import { settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { feedbackState } from '@/ui/feedback'
import { explain } from './admit'

const prompt = { title: '提示', content: '您暂无该功能权限，请联系主账号开通', confirmText: '我知道了' }
const noModel: Decision = { kind: 'no-model', model: 'BILL_VIEW', prompt }
const search = '/pages/confirm-cusInfo/confirm-cusInfo'

test('one dialog however often it is asked for; what has changed meanwhile follows it', async () => {
  const { went, tap, button } = await renderPart('/pages/me/me', null)
  const led = [
    explain(noModel, '/a'),
    explain(noModel, '/a'),
    explain({ kind: 'confirm-customer', page: search }, '/a'),
  ]
  await settled()
  expect(feedbackState().dialogs).toHaveLength(1)
  expect(went).toEqual([])
  tap(button('我知道了'))
  expect(await Promise.all(led)).toEqual([false, false, true])
  expect(went).toEqual([`redirectTo ${search}`])
})
