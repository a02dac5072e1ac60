import { certStatus } from '@domain/statuses/certification'
import { useLink, useMay, type Link } from '@/blocks'
import { useRead } from '@/request'
import { useUser } from '@/stores'
import { Card, Cell, Ends, Tick } from '@/ui'

interface Step {
  key: string
  title: string
  note: string
  isDone: boolean
  /** Undefined: not open to this user. */
  way: Link | undefined
}

/** A new customer: what can be done before the first reading makes figures, with what of it is done. */
export function FirstDay() {
  const steps = [BOUND, useCertified(), useTitles(), useAccountant()].filter(({ isDone, way }) => isDone || way)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card raised label='新户准备'>
      <Ends>
        <h2 className='fs-16 fw-b'>新户，正在建立用气账户</h2>
        <span className='fs-13 t3 num nowrap'>
          已完成 {done}/{steps.length}
        </span>
      </Ends>
      <div className='fs-13 t3 mt4 mb12'>首期读数上传后显示余额和用气，现在可以先办：</div>
      {steps.map(({ key, title, note, isDone, way }) => (
        <Cell
          key={key}
          lead={<Tick on={isDone} />}
          title={title}
          value={<span className={isDone ? 't3' : 'c-link'}>{note}</span>}
          {...(!isDone && { onTap: way })}
        />
      ))}
    </Card>
  )
}

const BOUND: Step = { key: 'bind', title: '绑定户号', note: '已完成', isDone: true, way: undefined }

function useCertified(): Step {
  const status = useUser(({ loginUserInfo }) => loginUserInfo?.certStatus ?? '')
  const way = useLink('/pages/qualifications/certification')
  const note = status === '' ? '去认证' : certStatus[status].label
  return { key: 'certify', title: '企业认证', note, isDone: status === '20', way }
}

function useTitles(): Step {
  const enabled = useMay('model:INVOICE_VIEW')
  const titles = useRead('default GET /crmgas/invoice/titleList', {}, { enabled, handles: 'all', refresh: 'show' })
  const way = useLink('/subPagesB/pages/applyForInvoice/addCompanyTitle')
  const isDone = (titles.data?.length ?? 0) > 0
  return { key: 'title', title: '发票抬头', note: isDone ? '已完成' : '去添加', isDone, way }
}

function useAccountant(): Step {
  const enabled = useMay('master')
  const links = useRead('btwob GET /guestLink/list', { pageSize: 1 }, { enabled, handles: 'all', refresh: 'show' })
  const way = useLink('/subPagesB/pages/accountSecurity/guestLink')
  const isDone = (links.data?.total ?? 0) > 0
  return { key: 'accountant', title: '邀请会计', note: isDone ? '已完成' : '去邀请', isDone, way }
}
