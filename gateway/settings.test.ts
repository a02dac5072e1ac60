import { balanceSettings } from './modules/balance/settings'
import { contractSettings } from './modules/contract/settings'
import { deviationSettings } from './modules/deviation/settings'
import { packageSettings } from './modules/gas-package/settings'
import { createSettings } from './settings'

/** Settings as the table holds them. */
async function settingsOf(...rows: { companyCode: string; key: string; value: string }[]) {
  const settings = createSettings()
  await settings.refresh({ selectFrom: () => ({ select: () => ({ execute: async () => rows }) }) } as never)
  return settings
}

test("a company's own value goes before the value for all, before the default (B 0.7)", async () => {
  const settings = await settingsOf(
    { companyCode: '*', key: 'dev.reportDays', value: '4' },
    { companyCode: '1001', key: 'dev.reportDays', value: '5' },
    { companyCode: '1001', key: 'sub.autoPassRate', value: '0' },
  )
  expect(['1001', '1002'].map((one) => deviationSettings(settings, one).reportDays)).toEqual([5, 4])
  expect(deviationSettings(settings, '1002')).toMatchObject({
    change: { rate: '30.00', volume: '200' },
    extractRate: '15.00',
  })
  expect(balanceSettings(settings, '1001')).toEqual({
    readSeconds: 5,
    minRate: '50.00',
    capRate: '120.00',
    autoPassRate: '0',
    payWorkdays: 5,
  })
  expect(contractSettings(settings, '1001')).toEqual({ taskDays: 15, renewDays: 90 })
})

test.each([
  ['dev.reportDays', '11', deviationSettings],
  ['dev.changeRate', '0.99', deviationSettings],
  ['extract.deviationRate', 'x', deviationSettings],
  ['sub.minRate', '100.01', balanceSettings],
  ['sub.capRate', '99.99', balanceSettings],
  ['change.tailDays', '1', packageSettings],
  ['change.tailDays', '8', packageSettings],
])('%s = %s is an error with its name', async (key, value, read) => {
  const settings = await settingsOf({ companyCode: '1001', key, value })
  expect(() => read(settings, '1001')).toThrow(`setting ${key} of 1001`)
})
