import { useRef, useState } from 'react'
import type { Out } from '@contract'
import { keptAnswers, shownQuestions, surveyProblem, type Answer } from '@domain/hyq/survey'
import { useAct } from '@/blocks'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import { useUser } from '@/stores'
import type { Question } from '../../types'
import { draftText, keptDraft, valuesIn, withAnswer } from './draft'

export type Submitted = Out<'default POST /small/hyq/submit'>

/** ms that a survey may say it took. */
const LONGEST = 86_400_000

/** The survey one question after the other, kept on the phone until it is sent (E 6.18). */
export function useSurvey(hyqId: string, questions: readonly Question[], onDone: (answer: Submitted) => void) {
  const owner = `${useUser(({ loginUserInfo }) => loginUserInfo?.userId ?? '')}|${hyqId}`
  const [answers, setAnswers] = useState<Answer[]>(() => keptDraft(storage.get('hyqDraft'), owner))
  const [at, setAt] = useState(0)
  const begunAt = useRef(serverNow())
  // Part of what is sent: a second try of the same answers is the same request (CV-3).
  const tookMs = useRef<number | null>(null)
  const send = useAct('default POST /small/hyq/submit', {
    once: true,
    dialog: ['E7002', 'E7003'],
    adopt: () => storage.remove('hyqDraft'),
    done: onDone,
    stale: (error) => error.is('E7002') && storage.remove('hyqDraft'),
  })
  const shown = shownQuestions(answers).flatMap(({ qid }) => questions.find((one) => one.qid === qid) ?? [])
  const place = Math.min(at, shown.length - 1)
  const question = shown[place]
  const isLast = place === shown.length - 1
  // The questions up to this one, as the rule sees them.
  const problem = surveyProblem(answers)
  const isAnswered = problem === null || problem > place + 1
  return {
    question,
    place: `${place + 1}/${shown.length}`,
    values: question ? valuesIn(answers, question.qid) : [],
    isFirst: place === 0,
    isLast,
    isAnswered,
    busy: send.busy,
    hasTyped: answers.length > 0,
    answer(values: string[]) {
      if (!question) return
      const next = withAnswer(answers, question.qid, values)
      tookMs.current = null
      setAnswers(next)
      storage.set('hyqDraft', draftText(owner, next))
    },
    back: () => setAt(place - 1),
    next: async () => {
      if (!isLast) return setAt(place + 1)
      tookMs.current ??= Math.min(LONGEST, serverNow() - begunAt.current)
      await send.run({
        hyqId,
        durationMs: tookMs.current,
        answers: keptAnswers(answers).map((one) => ({ ...one, values: [...one.values] })),
      })
    },
  }
}
