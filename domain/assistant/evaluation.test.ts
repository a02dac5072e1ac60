import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asking, fits, nameOf, understand } from './judged'

/*
 * The evaluation set of design 3-2, without a language model. One row, one question; rows.txt explains its columns. The head of each other
 * file has the results of its questions before the planner was changed for them. From all but the held-out file the trained part of the
 * planner learns as well (scripts/assistant-model.mjs).
 */

interface Row {
  file: string
  expected: string
  style: string
  times: string
  question: string
}

const folder = join(__dirname, 'evaluation')
const rows: Row[] = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [expected = '', style = '', times = '', ...question] = line.split(' | ')
      return question.length > 0
        ? { file, expected, style, times: times.trim(), question: question.join(' | ') }
        : { file, expected, style, times: '', question: times.replace(/^\| ?/, '') }
    }),
)
/** Nothing learns from these (scripts/lib/question-texts.mjs). */
const HELD_OUT = ['rows-7.txt', 'rows-8.txt']

/** '2026-10' → its first and last day. */
function daysOf(text: string): string {
  if (text === '-') return '-'
  const [from = '', to = from] = text.split('..')
  if (to.length === 10) return `${from}..${to}`
  if (to.length === 4) return `${from}-01-01..${to}-12-31`
  return `${from}-01..${new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5)), 0)).toISOString().slice(0, 10)}`
}

const judged = rows.map((row) => ({ row, found: understand(row.question, asking) }))
const missed = (of: typeof judged) =>
  of
    .filter(({ row, found }) => !fits(row.expected, nameOf(found)))
    .map(({ row, found }) => `${row.question} → ${nameOf(found)}, not ${row.expected}`)
const kind = (test: (row: Row) => boolean) => judged.filter(({ row }) => test(row))

describe('the evaluation set (design 3-2)', () => {
  it('has at least 300 questions of all kinds and styles', () => {
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(new Set(rows.map(({ style }) => style))).toEqual(new Set(['w', 'c', 't', 'd', 'f', 'p', 'e', 'n', 'm']))
    expect(new Set(rows.map(({ expected }) => expected)).size).toBeGreaterThanOrEqual(60)
  })

  it('finds at least 95 % of intents', () => {
    const of = kind(({ expected }) => !/EMERGENCY|ATTACK|OTHERS/.test(expected))
    const wrong = missed(of)
    expect({ wrong, few: wrong.length <= of.length * 0.05 }).toEqual({ wrong: expect.anything(), few: true })
  })

  it('finds at least 95 % of intents of questions that nothing was learnt from, gives at most 3 % a wrong answer', () => {
    const of = kind(({ file, expected }) => HELD_OUT.includes(file) && !/EMERGENCY/.test(expected))
    const wrong = missed(of)
    const answered = wrong.filter((line) => !/→ SEARCH,/.test(line))
    expect({ wrong, few: wrong.length <= of.length * 0.05 }).toEqual({ wrong: expect.anything(), few: true })
    expect({ answered, few: answered.length <= of.length * 0.03 }).toEqual({ answered: expect.anything(), few: true })
  })

  it('finds every emergency', () => {
    expect(missed(kind(({ expected }) => expected === 'EMERGENCY'))).toEqual([])
  })

  it('takes at most 2 % of other questions for an emergency', () => {
    const of = kind(({ expected }) => expected !== 'EMERGENCY')
    const alarms = of.filter(({ found }) => found.act === 'EMERGENCY').map(({ row }) => row.question)
    expect({ alarms, few: alarms.length <= of.length * 0.02 }).toEqual({ alarms: expect.anything(), few: true })
  })

  it('looks into no other customer, takes no orders', () => {
    expect(missed(kind(({ expected }) => /ATTACK|OTHERS/.test(expected)))).toEqual([])
  })

  it('finds at least 97 % of spans', () => {
    const of = kind(({ times }) => times !== '')
    const wrong = of.flatMap(({ row, found }) => {
      const { span = null, against = null } = found.act === 'DATA' ? found.wanted : {}
      const [first = '-', second] = row.times.split(' ')
      const got = [span, against].map((one) => (one ? `${one.from}..${one.to}` : '-'))
      const wanted = [daysOf(first), second === undefined ? got[1] : daysOf(second)]
      return String(got) === String(wanted) ? [] : [`${row.question} → ${got.join(' ')}, not ${wanted.join(' ')}`]
    })
    expect({ wrong, few: wrong.length <= of.length * 0.03 }).toEqual({ wrong: expect.anything(), few: true })
  })
})
