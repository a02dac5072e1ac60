import { useRef, useState } from 'react'
import { PageFrame } from '@/blocks'
import { useCustomerList } from '@/shared/customer'
import { Empty } from '@/ui'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { ApplyForm } from './ApplyForm'
import { BindAsMaster } from './BindAsMaster'
import { foundCustomer } from '../found'
import { ReapplyForm } from './ReapplyForm'

/** 客户信息 (C 6.3): the customer found and the role to bind as; with an application of one's own, the form to apply again. */
export function CustomerInfoView({ bindingId }: ViewParams<'/pages/confirm-cusInfo/customer-info'>) {
  const [found, setFound] = useState(foundCustomer)
  if (bindingId !== undefined || found === undefined) return <Again bindingId={bindingId} />
  return found.roles.includes('SUB') ? (
    <ApplyForm found={found} />
  ) : (
    // 2106: another user became the master first; the same customer, now as a sub-account.
    <BindAsMaster found={found} onTaken={() => setFound({ ...found, hasMaster: '1', roles: ['SUB'] })} />
  )
}

/** Without a customer just found: the application named, else the one that was refused (BD-20 leads here). */
function Again({ bindingId }: { bindingId: string | undefined }) {
  const list = useCustomerList({ enabled: bindingId === undefined })
  const refused = (list.data?.list ?? []).filter((row) => row.reviewStatus === '0' || row.reviewStatus === '3')
  const first = bindingId ?? (refused.find((row) => row.isCurrent === '1') ?? refused[0])?.bindingId
  const begun = useRef(first)
  // Once sent, the application is refused no more: its form stays until the next page opens.
  const wanted = (begun.current ??= first)
  if (wanted !== undefined) return <ReapplyForm bindingId={wanted} />
  return (
    <PageFrame
      {...(bindingId === undefined && { of: list })}
      empty={
        <Empty
          text='信息已过期，请重新查询'
          action='重新查询'
          onAction={() => void go('/pages/confirm-cusInfo/confirm-cusInfo', {}, { replace: true })}
        />
      }
    />
  )
}
