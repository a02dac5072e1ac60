import { loadUser } from '@/auth'
import { FormPage, useFormAct } from '@/blocks'
import { go, goBack } from '@/routes/go'
import { Button, Card, KeyValue, toast } from '@/ui'
import { applicationFields, type Application } from './application'
import { BindSteps } from '../BindSteps'
import { foundFacts } from './customer-facts'
import { forgetFound } from '../found'
import type { Found } from '../words'

/** 申请成为子账号 (BD-06). */
export function ApplyForm({ found }: { found: Found }) {
  const bind = useFormAct('default POST /crmgas/portal/user/bindCustomer', {
    once: true,
    input: ({ relation, applyReason }: Application) => ({
      matchTicket: found.matchTicket,
      role: 'SUB' as const,
      relation,
      applyReason: applyReason.trim(),
    }),
    ask: `确认申请成为${found.customerNameMasked}的子账号吗？`,
    dialog: ['2902'],
    tell: () => toast('信息已过期，请重新查询'),
    stale: () => goBack(),
    adopt: async () => {
      forgetFound()
      await loadUser()
    },
    done: ({ bindingId }) => go('/pages/binding/check', { bindingId }, { replace: true }),
  })
  const master = found.masterUsernameMasked === '' ? '' : `（${found.masterUsernameMasked}）`
  return (
    <FormPage<Application>
      spaced
      top={<BindSteps current={1} />}
      values={{ relation: 'STAFF', applyReason: '' }}
      fields={applicationFields}
      submitText='提交申请'
      {...bind}
      head={
        <Card>
          <KeyValue items={foundFacts(found)} />
          <p className='fs-14 t2 mt8'>该户号已有主账号{master}，您可申请成为子账号</p>
          {found.certPassed === '1' && <Claim bp={found.bp} />}
        </Card>
      }
    />
  )
}

/** BD-21: a user that has certified the enterprise may claim the place of its master. */
function Claim({ bp }: { bp: string }) {
  return (
    <Button kind='text' size='small' onTap={() => go('/pages/binding/transfer', { mode: 'claim', bp })}>
      企业认证已通过，申请更换主账号
    </Button>
  )
}
