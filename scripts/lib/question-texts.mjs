import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './paths.mjs'

/* The questions from which the planner of the assistant learns (domain/assistant). */

const folder = at('domain/assistant')
const linesOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
const filesIn = (name) =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => join(folder, name, file))

/** Questions that nothing learns from: they say what the planner does with unknown ones. */
const HELD_OUT = ['rows-7.txt', 'rows-8.txt']

const rowOf = (line) => {
  const [label, , third, ...rest] = line.split(' | ')
  return { label, question: rest.length > 0 ? rest.join(' | ') : third.replace(/^\| ?/, '') }
}
const isHeldOut = (file) => HELD_OUT.some((name) => file.endsWith(name))

/** Rows of the evaluation set: what is expected, the question, whether the planner may have learnt from it. */
export const evaluationRows = () =>
  filesIn('evaluation').flatMap((file) => linesOf(file).map((line) => ({ ...rowOf(line), isHeldOut: isHeldOut(file) })))

/** Rows of the evaluation set that may be learnt from. */
export const learntRows = () =>
  evaluationRows()
    .filter((row) => !row.isHeldOut)
    .map(({ label, question }) => ({ label, question, weight: 1 }))

/** Questions of one pattern at most. */
const MOST_OF_PATTERN = 40

/** 'a{b|c}[d]' → [['a'], ['b', 'c'], ['d', '']]. */
function partsOf(pattern) {
  return [...pattern.matchAll(/\{([^}]*)\}|\[([^\]]*)\]|([^{[]+)/g)].map(([, one, maybe, text]) =>
    one !== undefined ? one.split('|') : maybe !== undefined ? [...maybe.split('|'), ''] : [text],
  )
}

/** Questions of a pattern, all of them or as many as may be; `random` gives 0 to 1. */
function questionsOf(pattern, random) {
  const parts = partsOf(pattern)
  const count = parts.reduce((product, { length }) => product * length, 1)
  const nth = (index) => {
    let rest = index
    return parts
      .map((part) => {
        const text = part[rest % part.length]
        rest = Math.floor(rest / part.length)
        return text
      })
      .join('')
  }
  const taken =
    count <= MOST_OF_PATTERN
      ? Array.from({ length: count }, (_none, index) => index)
      : Array.from({ length: MOST_OF_PATTERN }, () => Math.floor(random() * count))
  return [...new Set(taken.map(nth))].filter((text) => text !== '')
}

/** Questions of training/: those of one pattern weigh together as much as the root of their number. */
export function trainingRows(random) {
  return filesIn('training').flatMap((file) => {
    let label = ''
    return linesOf(file).flatMap((line) => {
      if (line.startsWith('= ')) {
        label = line.slice(2)
        return []
      }
      const questions = questionsOf(line, random)
      return questions.map((question) => ({ label, question, weight: 1 / Math.sqrt(questions.length) }))
    })
  })
}
