import { useState } from 'react'
import type { Out } from '@contract'
import { feedbackReasons, type FeedbackReason } from '@domain/statuses/help'
import { FormSheet, PageFrame, useAct, useFormAct, useLink, useLinks, usePreview, type FormField } from '@/blocks'
import { manyChips } from '@/blocks/form/choice'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { ArticlePage } from '@/shared/article'
import { Button, DateText, Empty, Row } from '@/ui'
import { EntryItem } from '../EntryItem'

type Detail = Out<'answer GET /help/detail'>
type Judged = { reasons: readonly FeedbackReason[]; comment: string }

const FEEDBACK = 'answer POST /help/feedback'
const FIELDS: readonly FormField<Judged>[] = [
  {
    key: 'reasons',
    label: '哪里没帮到您',
    required: true,
    kind: manyChips<FeedbackReason>(
      (Object.keys(feedbackReasons) as FeedbackReason[]).map((key) => ({ key, label: feedbackReasons[key] })),
    ),
  },
  { key: 'comment', label: '补充说明', kind: 'textarea', maxLength: 200, counter: true },
]

/** 问题详情 (D 6.9). */
export function HelpDetailsView({ articleId }: ViewParams<'/subPagesB/pages/helpCenter/details'>) {
  const read = useRead('answer GET /help/detail', { articleId }, { handles: ['44702'] })
  const preview = usePreview()
  if (read.error?.is('44702') && read.data === undefined)
    return (
      <PageFrame>
        <Empty text={read.error.message} />
      </PageFrame>
    )
  return (
    <>
      <ArticlePage
        read={read}
        article={({ title, blocks, categoryName, updatedAt }) => ({
          title,
          blocks,
          meta: (
            <>
              {categoryName} · 更新于 <DateText value={updatedAt.slice(0, 10)} />
            </>
          ),
        })}
        onImage={preview.show}
        after={(entry) => <After entry={entry} />}
      />
      {preview.layer}
    </>
  )
}

function After({ entry }: { entry: Detail }) {
  const links = useLinks()
  const way = links(entry.relatedRoute)
  const ask = useLink('/subPages/customer-service/add', {
    ticketType: 'CONSULT',
    subtype: 'C_OTHER',
    relatedType: 'HELP',
    relatedId: entry.articleId,
  })
  return (
    <>
      {way && (
        <Button className='mt16' block onTap={way}>
          去办理
        </Button>
      )}
      <Useful entry={entry} />
      {entry.related.length > 0 && (
        <>
          <h2 className='fs-16 fw-b mt24'>相关问题</h2>
          <div className='to-edge'>
            {entry.related.map((one) => (
              <EntryItem key={one.articleId} entry={{ ...one, summary: '' }} />
            ))}
          </div>
        </>
      )}
      {ask && (
        <Button className='mt16' kind='outline' block onTap={ask}>
          仍未解决？联系客服
        </Button>
      )}
    </>
  )
}

/** 有用 / 没用 (HC-05): the second asks for the reason. */
function Useful({ entry }: { entry: Detail }) {
  const [said, setSaid] = useState(entry.myFeedback)
  const [asking, setAsking] = useState(false)
  const { articleId } = entry
  const praise = useAct(FEEDBACK, { ok: '感谢反馈', done: setSaid })
  const send = useFormAct(FEEDBACK, {
    input: ({ reasons, comment }: Judged) => ({
      articleId,
      useful: false,
      reasons: [...reasons],
      comment: comment.trim(),
    }),
    ok: '感谢反馈',
    done: (answer) => {
      setSaid(answer)
      setAsking(false)
    },
  })
  return (
    <>
      <Row gap={12} to='centre' top={24}>
        <Button
          kind={said?.useful === true ? 'outline' : 'plain'}
          onTap={() => void praise.run({ articleId, useful: true })}
        >
          有用
        </Button>
        <Button kind={said?.useful === false ? 'outline' : 'plain'} onTap={() => setAsking(true)}>
          没用
        </Button>
      </Row>
      {entry.usefulRate !== null && (
        <Row to='centre' className='fs-12 t3 mt8'>
          {entry.usefulRate}% 的人觉得有用
        </Row>
      )}
      {asking && (
        <FormSheet
          name={`useless-${articleId}`}
          title='没用'
          confirmText='提交'
          values={{ reasons: said?.reasons ?? [], comment: said?.comment ?? '' }}
          fields={FIELDS}
          {...send}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
