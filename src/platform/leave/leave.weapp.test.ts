import { askBeforeLeave } from '.'

test('WeChat asks until what was begun is over; one that cannot is no fault', async () => {
  const seen: string[] = []
  mockWx({
    enableAlertBeforeUnload: ({ message, success }: { message: string; success(a: unknown): void }) => {
      seen.push(message)
      success({})
    },
    disableAlertBeforeUnload: ({ fail }: { fail(a: unknown): void }) => {
      seen.push('over')
      fail({ errMsg: 'disableAlertBeforeUnload:fail not support' })
    },
  })
  const stop = askBeforeLeave('确定离开？')
  stop()
  await Promise.resolve()
  expect(seen).toEqual(['确定离开？', 'over'])
})
