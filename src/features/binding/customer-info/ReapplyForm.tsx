import { loadUser } from '@/auth'
import { Fields, FormPage, PageFrame } from '@/blocks'
import { useRead, useWrite } from '@/request'
import { go } from '@/routes/go'
import { Card, confirm } from '@/ui'
import { applicationFields, type Application } from './application'
import { appliedFields } from './customer-fields'

/** 重新申请 after a rejection or a time-out (BD-09). */
export function ReapplyForm({ bindingId }: { bindingId: string }) {
  const detail = useRead('default GET /hqw/subAccount/detail', { bindingId })
  const reapply = useWrite('default POST /crmgas/portal/user/reapplyBinding', {
    once: true,
    handles: ['2107', '2111', '2203', '2902'],
  })
  const row = detail.data
  if (row === undefined) return <PageFrame of={detail} />
  const submit = async ({ relation, applyReason }: Application) => {
    if (!(await confirm({ title: '提示', content: `确认申请成为${row.customerName}的子账号吗？` }))) return
    await reapply.run({ bindingId, relation, applyReason: applyReason.trim() })
    await loadUser()
    await go('/pages/binding/check', { bindingId }, { replace: true })
  }
  return (
    <FormPage<Application>
      spaced
      values={{ relation: row.relation, applyReason: row.applyReason }}
      fields={applicationFields}
      submitText='提交申请'
      onSubmit={submit}
      head={
        <Card>
          <Fields of={row} fields={appliedFields} />
          {row.rejectReason !== '' && <p className='fs-14 t2 mt8 c-danger'>驳回原因：{row.rejectReason}</p>}
        </Card>
      }
    />
  )
}
