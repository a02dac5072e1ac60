import { testGateway } from '../../test/setup/gateway'

test('the outbox keeps what was sent in the last two days', async () => {
  const gateway = await testGateway({ demoData: false, now: '2026-11-23T09:30:00+08:00' })
  const { sms } = gateway.gateway.work.ports
  await sms.send({ phone: '13900000071', smsType: 'LOGIN', text: 'first', code: '482913' })
  await gateway.passTime('2026-11-24T09:30:00+08:00')
  await sms.send({ phone: '13900000071', smsType: 'LOGIN', text: 'second', code: '482914' })
  const texts = async () =>
    (await gateway.db.selectFrom('devOutbox').select('text').orderBy('createdAt').execute()).map((row) => row.text)
  expect(await texts()).toEqual(['first', 'second'])
  await gateway.passTime('2026-11-26T02:50:00+08:00')
  expect(await texts()).toEqual(['first', 'second'])
  await gateway.passTime('2026-11-26T09:30:00+08:00')
  expect(await texts()).toEqual(['second'])
  await gateway.passTime('2026-11-27T03:01:00+08:00')
  expect(await texts()).toEqual([])
  await gateway.close()
})
