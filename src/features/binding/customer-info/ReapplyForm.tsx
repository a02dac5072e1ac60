import { loadUser } from '@/auth'
import { FormPage, PageFrame, useFormAct } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Card, KeyValue } from '@/ui'
import { ApplySteps } from '../ApplySteps'
import { applicationFields, type Application } from './application'
import { appliedFacts } from './customer-facts'

/** 重新申请 after a rejection or a time-out (BD-09). */
export function ReapplyForm({ bindingId }: { bindingId: string }) {
  const detail = useRead('default GET /hqw/subAccount/detail', { bindingId })
  const row = detail.data
  const reapply = useFormAct('default POST /crmgas/portal/user/reapplyBinding', {
    once: true,
    input: ({ relation, applyReason }: Application) => ({ bindingId, relation, applyReason: applyReason.trim() }),
    ask: `确认申请成为${row?.customerName ?? ''}的子账号吗？`,
    adopt: () => loadUser(),
    done: () => go('/pages/binding/check', { bindingId }, { replace: true }),
  })
  if (row === undefined) return <PageFrame of={detail} />
  return (
    <FormPage<Application>
      spaced
      top={<ApplySteps current={0} />}
      values={{ relation: row.relation, applyReason: row.applyReason }}
      fields={applicationFields}
      submitText='提交申请'
      {...reapply}
      head={
        <Card>
          <KeyValue items={appliedFacts(row)} />
          {row.rejectReason !== '' && <p className='fs-14 t2 mt8 c-danger'>驳回原因：{row.rejectReason}</p>}
        </Card>
      }
    />
  )
}
