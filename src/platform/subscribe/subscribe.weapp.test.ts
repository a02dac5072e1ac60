import { requestSubscribe, canSubscribe, keptAnswers } from '.'

interface Answers {
  success: (answer: object) => void
  fail: (answer: object) => void
}

test('answers of the templates that were asked for; what the user has switched off for good is shown as such', async () => {
  expect(canSubscribe).toBe(true)
  mockWx({
    requestSubscribeMessage: ({ tmplIds, success }: Answers & { tmplIds: string[] }) => {
      expect(tmplIds).toEqual(['a', 'b'])
      success({ errMsg: 'requestSubscribeMessage:ok', a: 'accept', b: 'reject', c: 'accept' })
    },
  })
  expect(await requestSubscribe(['a', 'b'])).toEqual({ a: 'accept', b: 'reject' })
  mockWx({ requestSubscribeMessage: ({ fail }: Answers) => fail({ errMsg: 'off', errCode: 20004 }) })
  expect(await requestSubscribe(['a'])).toBe('off')
  mockWx({ requestSubscribeMessage: ({ fail }: Answers) => fail({ errMsg: 'no tap', errCode: 10001 }) })
  expect(await requestSubscribe(['a'])).toBeNull()
})

test('templates with an answer that the user keeps', async () => {
  const subscriptionsSetting = { mainSwitch: true, itemSettings: { a: 'accept' } }
  mockWx({ getSetting: ({ success }: Answers) => success({ authSetting: {}, subscriptionsSetting }) })
  expect([...(await keptAnswers())]).toEqual(['a'])
  mockWx({ getSetting: ({ fail }: Answers) => fail({ errMsg: 'getSetting:fail' }) })
  expect((await keptAnswers()).size).toBe(0)
})
