/* What daily sweeps are declared after exists, is daily, and forms no circle; a later time of the day says the same. */
import { allAreas } from '../../gateway/all-areas'
import { dailyOrder } from '../../gateway/work/daily-order'

const sweeps = allAreas.flatMap(({ work }) => work?.sweeps ?? [])
const daily = sweeps.filter(({ schedule }) => 'dailyAt' in schedule)
const kinds = new Set(daily.map(({ kind }) => kind.name))
const declared = daily.flatMap(({ name, schedule }) =>
  'dailyAt' in schedule ? (schedule.after ?? []).map((after) => ({ name, after })) : [],
)

test.each(declared)('$name is after $after, which is a daily kind', ({ after }) => {
  expect(kinds).toContain(after)
})

test('a month is settled after its days are closed, and reminded of after its bills', () => {
  const order = dailyOrder(daily)
  const of = (name: string) => [...order.waitsFor(daily.find((one) => one.name === name) ?? never(name))]
  expect(of('metering.makeStatements')).toEqual(expect.arrayContaining(['metering.closeDay', 'package.allocate']))
  expect(of('billing.remind')).toEqual(expect.arrayContaining(['metering.makeStatements', 'payment.plan']))
  expect(of('metering.closeDay')).not.toContain('invoice.matrixMail')
})

function never(name: string): never {
  throw new Error(`no sweep ${name}`)
}
