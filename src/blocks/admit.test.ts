import type { Decision } from '@/routes/access'
import { goTo } from '@/routes/go'
import { feedbackState } from '@/ui/feedback'
import { explain } from './admit'

jest.mock('@/routes/go', () => ({ ...jest.requireActual<object>('@/routes/go'), goTo: jest.fn() }))

const prompt = { title: '提示', content: '您暂无该功能权限，请联系主账号开通', confirmText: '我知道了' }
const noModel: Decision = { kind: 'no-model', model: 'BILL_VIEW', prompt }
const answer = (yes: boolean) => {
  const [dialog] = feedbackState().dialogs
  if (dialog?.kind === 'confirm') dialog.settle(yes)
}
const settle = () => new Promise((done) => setTimeout(done, 0))

test('one dialog however often it is asked for; what has changed meanwhile follows it', async () => {
  jest.mocked(goTo).mockResolvedValue(true)
  const first = explain(noModel, '/a')
  const same = explain(noModel, '/a')
  const gone = explain({ kind: 'confirm-customer', page: '/pages/confirm-cusInfo/confirm-cusInfo' }, '/a')
  await settle()
  expect(feedbackState().dialogs).toHaveLength(1)
  expect(goTo).not.toHaveBeenCalled()
  answer(true)
  expect(await Promise.all([first, same, gone])).toEqual([false, false, true])
  expect(goTo).toHaveBeenCalledWith('/pages/confirm-cusInfo/confirm-cusInfo', { replace: true })
})
