import { DetailPage, FormPage, PageFrame, useFormAct, type FormField } from '@/blocks'
import { toggle } from '@/blocks/form/tick'
import { stars, wordFields, type RatingWords } from '@/shared/stars'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Card, Empty, Fact, SectionCard } from '@/ui'
import { RatingFacts } from '../RatingFacts'
import type { Ticket } from '../ticket-text'

interface Rating extends RatingWords {
  score: number
  timeliness: number
  attitude: number
  professional: number
  solved: boolean
}

const FIRST: Rating = {
  score: 0,
  timeliness: 0,
  attitude: 0,
  professional: 0,
  solved: true,
  tags: [],
  comment: '',
  anonymous: false,
}

const fieldsOf =
  (tags: Parameters<typeof wordFields>[0]) =>
  ({ score }: Rating): readonly FormField<Rating>[] => [
    { key: 'score', label: '总体评价', kind: stars({ words: true }), required: true },
    { key: 'timeliness', label: '及时性', kind: stars({}), required: true },
    { key: 'attitude', label: '服务态度', kind: stars({}), required: true },
    { key: 'professional', label: '专业水平', kind: stars({}), required: true },
    { key: 'solved', label: '问题已解决', kind: toggle },
    ...wordFields(tags, score),
  ]

/** 服务评价 (D 6.1): once, when the ticket is finished. */
export function RateTicketView({ ticketId }: ViewParams<'/subPages/customer-service/evaluate'>) {
  const read = useRead('default GET /crmgas/serviceTicket/detail', { ticketId }, { gone: ['2902'] })
  const ticket = read.data
  if (ticket?.status === 'TO_EVALUATE') return <Form of={ticket} />
  return (
    <DetailPage spaced read={read}>
      {({ evaluation }) =>
        evaluation ? (
          <SectionCard title='我的评价'>
            <RatingFacts of={evaluation} />
          </SectionCard>
        ) : (
          <Empty text='工单办结并确认后可评价' />
        )
      }
    </DetailPage>
  )
}

function Form({ of: { ticketId, ticketType, title, ticketNo, resultText } }: { of: Ticket }) {
  const tags = useRead('default GET /crmgas/serviceTicket/evaluateTags', { ticketType })
  const rate = useFormAct('default POST /crmgas/serviceTicket/evaluate', {
    input: (values: Rating) => ({ ...values, ticketId, tags: [...values.tags], comment: values.comment.trim() }),
    at: { '44112': 'comment' },
    dialog: ['44111'],
    ok: '感谢您的评价',
    done: () => goBack(),
  })
  if (!tags.data) return <PageFrame spaced of={tags} />
  return (
    <FormPage<Rating>
      spaced
      values={FIRST}
      submitText='提交评价'
      leaveText='评价尚未提交，确定离开？'
      fields={fieldsOf(tags.data)}
      {...rate}
      head={
        <Card>
          <Fact value={title} note={ticketNo} />
          <div className='fs-14 t2 mt8 break'>{resultText}</div>
        </Card>
      }
    />
  )
}
