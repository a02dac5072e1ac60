import { buzz, keepAwake } from '.'

test('the screen stays on until the card is done with; a phone that cannot buzz is no fault', async () => {
  const seen: boolean[] = []
  mockWx({
    setKeepScreenOn: (o: { keepScreenOn: boolean; success(a: unknown): void }) => {
      seen.push(o.keepScreenOn)
      o.success({})
    },
    vibrateLong: (o: { fail(a: unknown): void }) => o.fail({ errMsg: 'vibrateLong:fail not support' }),
  })
  const end = keepAwake()
  buzz()
  await Promise.resolve()
  end()
  expect(seen).toEqual([true, false])
})
