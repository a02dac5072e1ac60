/*
 * The evaluation set of design 3-2, kind by kind: what the planner makes of each question, and what the search of the help centre finds,
 * asked over HTTP. The tests hold the goals (domain/assistant/evaluation.test.ts, gateway/modules/help/evaluation.test.ts); here are the
 * figures. Held out: questions that nothing was mended for.
 */
import { readFileSync } from 'node:fs'
import { logIn, send } from '../client.mjs'
import { loadTs } from '../load-ts.mjs'
import { table } from '../markdown.mjs'
import { at } from '../paths.mjs'
import { evaluationRows } from '../question-texts.mjs'
import { withDemo } from '../stand.mjs'

const leastIntents = 0.95
const leastAmongThree = 0.9
const mostWrong = 0.03
const phone = '13800000001'

/** Kinds of expectations, the first that fits. */
const KINDS = [
  ['usage', /^(USAGE|PEAK|SHARE|MISSING_DATA|FORECAST)/],
  ['bills and money', /^(BILL|ARREARS|LATE_FEE|BALANCE|DAYS_LEFT|PAYMENTS|INSTALLMENT|PRICE|TIER)/],
  ['meters and cards', /^(METER|READING|CARD)/],
  ['packages and orders', /^(PACKAGE|EXTRACT|ORDERS)/],
  ['plans and deviation', /^(PLAN|DEVIATION)/],
  ['invoices', /^INVOICE/],
  ['service and safety', /^(TICKETS|STOP|HAZARD|INSPECTION|BUTLER|HOTLINE|TODO|MESSAGES|CONTRACT|SIGNING)/],
  ['how it is done', /^HOW/],
  ['drafts', /^DRAFT/],
  ['talk, and what is not answerable', /^(TALK|OUTSIDE|SEARCH)/],
  ['emergencies', /^EMERGENCY/],
  ['near misses of an emergency', /^NOT_EMERGENCY/],
  ['other customers, attacks', /^(OTHERS|ATTACK)/],
]

const percent = (right, all) => (all === 0 ? '–' : `${right} of ${all} (${((right / all) * 100).toFixed(1)} %)`)

async function planner() {
  const { asking, fits, nameOf, understand } = await loadTs('domain/assistant/judged.ts')
  const judged = evaluationRows().map(({ label, question, isHeldOut }) => {
    const got = nameOf(understand(question, asking))
    return { label, isHeldOut, isRight: fits(label, got), isAnswered: got !== 'SEARCH' }
  })
  const rows = KINDS.map(([kind, pattern]) => {
    const of = judged.filter(({ label }) => KINDS.find(([, first]) => first.test(label))?.[1] === pattern)
    return [kind, ...[false, true].map((isHeldOut) => shareOf(of.filter((row) => row.isHeldOut === isHeldOut)))]
  })
  const held = judged.filter(({ label, isHeldOut }) => isHeldOut && !/EMERGENCY/.test(label))
  const wrong = held.filter(({ isRight, isAnswered }) => !isRight && isAnswered).length
  return {
    intents: held.filter(({ isRight }) => isRight).length / held.length,
    wrong: wrong / held.length,
    note: `${table(['kind of question', 'learnt from', 'held out'], rows)}\n\nHeld out, emergencies apart: ${percent(held.length - wrong, held.length)} without a wrong answer.`,
  }
}

const shareOf = (rows) => percent(rows.filter(({ isRight }) => isRight).length, rows.length)

const helpRows = (file) =>
  readFileSync(at('gateway/modules/help/evaluation', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '))

async function help(gateway) {
  const { headers } = await logIn(gateway.url, phone)
  const figures = []
  for (const [name, file] of [
    ['mended for', 'rows.txt'],
    ['held out', 'held-out.txt'],
  ]) {
    const rows = helpRows(file)
    const known = rows.filter(([title]) => title !== 'NONE').length
    let [first, three] = [0, 0]
    for (const [title, keyword] of rows) {
      const answer = await send(`${gateway.url}/answer/help/search?keyword=${encodeURIComponent(keyword)}`, { headers })
      const titles = answer.data.list.slice(0, 3).map((one) => one.title)
      if (titles[0] === title) first += 1
      if (titles.includes(title)) three += 1
    }
    figures.push({ name, first, three, known })
  }
  return figures
}

export const part = {
  name: 'questions',
  limit: `held out: intents ≥ ${leastIntents * 100} %, wrong ones ≤ ${mostWrong * 100} %, help right among three ≥ ${leastAmongThree * 100} %`,
  run: (say) =>
    withDemo(say, async ({ start }) => {
      const asked = await planner()
      const gateway = await start({})
      const found = await help(gateway)
      await gateway.stop()
      const held = found.at(-1)
      const three = held.three / held.known
      return {
        figure: `intents ${(asked.intents * 100).toFixed(1)} %, help among three ${(three * 100).toFixed(1)} %`,
        ok: asked.intents >= leastIntents && asked.wrong <= mostWrong && three >= leastAmongThree,
        note: `${asked.note}\n\n${table(
          ['help centre', 'right first', 'right among three'],
          found.map(({ name, first, three, known }) => [name, percent(first, known), percent(three, known)]),
        )}`,
      }
    }),
}
