import { useEffect } from 'react'
import { DetailPage, PageFrame, Shape } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { Empty } from '@/ui'
import { markOf } from '../read-mark'
import { SignUpForm } from './SignUpForm'
import { SignedView } from './SignedView'

/** 活动报名 (B 6.4): a new sign-up after its rules, or one that was sent. */
export function ApplyView({ activityId, applyNo }: PageParams<'/subPagesB/pages/substitution/apply'>) {
  if (applyNo !== undefined) return <SignedView applyNo={applyNo} />
  if (activityId === undefined) return <PageFrame empty={<Empty text='链接无效' />} />
  return <NewSignUp activityId={activityId} />
}

/** Without the proof of reading the rules come first (S-01). */
function NewSignUp({ activityId }: { activityId: string }) {
  const readToken = markOf(activityId)
  const isUnread = readToken === null
  useEffect(() => {
    if (isUnread) void go('/subPagesB/pages/substitution/rules', { activityId, next: 'apply' }, { replace: true })
  }, [isUnread, activityId])
  const read = useRead('zh GET /activity/detail', { activityId }, { gone: ['2902'], freshFor: 0 })
  if (read.data !== undefined && readToken !== null && read.data.reason === '')
    return <SignUpForm of={read.data} readToken={readToken} onStale={read.reload} />
  return (
    <DetailPage read={read} skeleton={<Shape heights={[180, 420]} />}>
      {({ reason }) => <Empty text={reason || '请先阅读活动规则'} />}
    </DetailPage>
  )
}
