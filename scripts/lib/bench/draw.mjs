/*
 * A million rolls of the draw as the app computes it, over 1,000 sides: chi-square must lie where it lies for 999 of 1,000 fair dice,
 * and each position of a draw of twenty must be as likely to win as any other. One seed and beacon, so the figure is the same each time.
 */
import { loadTs } from '../load-ts.mjs'
import { table } from '../markdown.mjs'

const rolls = 1_000_000
const sides = 1000
const draws = 20_000
const entries = Array.from({ length: 20 }, (_, i) => String(i + 1).padStart(8, '0'))
const winners = 5

/** Upper bound of chi-square for 99.9 % of fair dice, by Wilson and Hilferty. */
const bound = (freedom) => freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3

const chiSquare = (counts, expected) => counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)

export const part = {
  name: 'draw',
  limit: `chi-square of ${rolls} rolls ≤ ${bound(sides - 1).toFixed(1)}, of the places of ${draws} draws ≤ ${bound(entries.length - 1).toFixed(1)}`,
  run: async (say) => {
    const { ranked, rollOf, scoresOf } = await loadTs('domain/draw/draw.ts')
    const draw = { activityId: 'BENCH', drawNo: 1, seed: '11'.repeat(32), beacon: 'ab'.repeat(32) }
    const score = scoresOf(draw)
    const counts = Array.from({ length: sides }, () => 0)
    const from = performance.now()
    for (let i = 0; i < rolls; i += 1) counts[rollOf(score(String(i)), sides)] += 1
    const seconds = (performance.now() - from) / 1000
    const ofRolls = chiSquare(counts, rolls / sides)
    say(`${rolls} rolls: ${seconds.toFixed(1)} s, chi-square ${ofRolls.toFixed(1)}`)
    const places = entries.map(() => 0)
    for (let drawNo = 1; drawNo <= draws; drawNo += 1)
      for (const { candidate } of ranked({ ...draw, drawNo }, entries).slice(0, winners))
        places[Number(candidate) - 1] += 1
    // Winners are drawn without putting back: the variance of a place is that of one draw, times (n − k) / (n − 1).
    const lessened = (entries.length - winners) / (entries.length - 1)
    const ofPlaces = chiSquare(places, (draws * winners) / entries.length) / lessened
    return {
      figure: `${ofRolls.toFixed(1)} and ${ofPlaces.toFixed(1)}`,
      ok: ofRolls <= bound(sides - 1) && ofPlaces <= bound(entries.length - 1),
      note: table(
        ['what', 'chi-square', 'bound (99.9 %)'],
        [
          [`${rolls} rolls over ${sides} sides`, ofRolls.toFixed(1), bound(sides - 1).toFixed(1)],
          [`places of ${draws} draws, ${winners} of ${entries.length} win`, ofPlaces.toFixed(1), bound(19).toFixed(1)],
        ],
      ),
    }
  },
}
