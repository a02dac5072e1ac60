import { DetailPage, PageFrame } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, confirm } from '@/ui'
import type { Question } from '../../types'
import { QuestionCard } from './QuestionCard'
import { useSurvey, type Submitted } from './use-survey'

interface SurveyPageProps {
  hyqId: string
  onDone: (answer: Submitted) => void
  onClose: () => void
}

/** 参与调研: one question per screen (E 6.18). */
export function SurveyPage({ hyqId, onDone, onClose }: SurveyPageProps) {
  const read = useRead('default GET /small/hyq/survey', { hyqId }, { gone: ['E7001'] })
  if (read.data) return <Questions hyqId={hyqId} questions={read.data.questions} onDone={onDone} onClose={onClose} />
  return (
    <DetailPage read={read} onBack={onClose}>
      {() => null}
    </DetailPage>
  )
}

function Questions({ hyqId, questions, onDone, onClose }: SurveyPageProps & { questions: readonly Question[] }) {
  const survey = useSurvey(hyqId, questions, onDone)
  const { question, isLast, isFirst } = survey
  const leave = async () => {
    const isSure = !survey.hasTyped || (await confirm({ title: '提示', content: '填写内容已暂存，确定离开吗？' }))
    if (isSure) onClose()
  }
  return (
    <PageFrame
      spaced
      title='参与调研'
      onBack={() => void leave()}
      footer={
        <BottomBar
          primary={{
            text: isLast ? '提交' : '下一题',
            onTap: survey.next,
            disabled: !survey.isAnswered,
            loading: survey.busy,
            loadingText: '提交中',
          }}
          {...(!isFirst && { secondary: { text: '上一题', onTap: survey.back } })}
        />
      }
    >
      {question && (
        <QuestionCard
          key={question.qid}
          question={question}
          place={survey.place}
          values={survey.values}
          onChange={survey.answer}
        />
      )}
    </PageFrame>
  )
}
