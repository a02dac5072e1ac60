/*
 * What a year costs under each option of a month (B 4.4), by the code that bills it: three meters, four channels, twelve months of days, tiers
 * and two price changes; four options of which two admit another volume than the others.
 */
import { table } from '../markdown.mjs'
import { loadTs } from '../load-ts.mjs'

/** ms of processor for all options together, the median of the runs. */
const most = 300
const runs = 9

export const part = {
  name: 'elective',
  limit: `≤ ${most} ms for twelve months, three meters and four options`,
  run: async (say) => {
    const { backTest } = await loadTs('domain/elective/back-test.ts')
    const { optionPrice } = await loadTs('domain/elective/terms.ts')
    const { fixedAt, indexed, rebate } = await loadTs('domain/elective/fixtures.ts')
    const { industry } = await loadTs('domain/tariff/fixtures.ts')
    const { datesBetween, monthsBetween } = await loadTs('domain/date.ts')
    const months = monthsBetween('2025-11', '2026-10')
    const days = datesBetween('2025-11-01', '2026-10-31')
    const channel = (channelNo, mean) => ({
      channelNo,
      days: days.map((gasDay, at) => ({ gasDay, volume: (mean * (0.7 + ((at * 37) % 61) / 100)).toFixed(2) })),
    })
    const meters = [
      { meterId: 'a', channels: [channel('1', 3600), channel('2', 110)] },
      { meterId: 'b', channels: [channel('1', 2100)] },
      { meterId: 'c', channels: [channel('1', 115)] },
    ].map((meter) => ({ ...meter, book: industry, usedBefore: '1850000.00' }))
    const offers = [
      ['fixed', fixedAt('3.7200'), '160000'],
      ['large fixed', fixedAt('3.6800'), '200000'],
      ['index', indexed, '160000'],
      ['rebate', rebate, '160000'],
    ].map(([key, terms, volume]) => ({
      key,
      volume,
      takeRate: '80.00',
      shortFeeRate: '10.00',
      priceIn: (_month, taken) => optionPrice(terms, taken, '3.4000'),
    }))
    const times = []
    let result
    for (let run = 0; run < runs; run++) {
      const from = process.cpuUsage()
      result = backTest({ meters, months, offers })
      times.push(process.cpuUsage(from).user / 1000)
    }
    const median = times.sort((x, y) => x - y)[Math.floor(runs / 2)]
    say(`median ${median.toFixed(0)} ms`)
    return {
      figure: `${median.toFixed(0)} ms`,
      ok: median <= most,
      note: table(
        ['option', 'twelve months, yuan', 'against none, yuan', 'dearest month, yuan/m³'],
        [result.plain, ...result.offers].map(({ key, total, difference, worst }) => [
          key || 'none',
          total,
          difference,
          worst.price,
        ]),
      ),
    }
  },
}
