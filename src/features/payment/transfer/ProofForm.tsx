import type { FormField } from '@/blocks'
import { FormCard } from '@/blocks'
import { date } from '@/blocks/form/date'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import { useWrite } from '@/request'
import { toast } from '@/ui'
import type { Transfer } from './transfer-text'

interface Proof {
  slips: readonly Paper[]
  remitDate: string
  remark: string
}

const MOST = 5
const SLIP = { purpose: 'TT_PROOF', mark: '仅用于电汇核验' } as const

const fieldsOf = ({ remitFrom, remitTo }: Transfer): readonly FormField<Proof>[] => [
  { key: 'slips', label: '汇款凭证', kind: papers(MOST, SLIP), required: true },
  {
    key: 'remitDate',
    label: '汇款日期',
    kind: date({ years: [Number(remitFrom.slice(0, 4)), Number(remitTo.slice(0, 4))], start: remitTo }),
    required: true,
    checks: [(day) => (day < remitFrom || day > remitTo ? `汇款日期须在${remitFrom}至${remitTo}之间` : undefined)],
  },
  { key: 'remark', label: '说明', maxLength: 100 },
]

/** The slip of a transfer: up to five pictures, and the day on it (AE-76). */
export function ProofForm({ transfer }: { transfer: Transfer }) {
  const upload = useWrite('default POST /crmgas/pay/tt/uploadProof', { once: true, handles: ['A2502', '44852'] })
  return (
    <FormCard<Proof>
      name='proof'
      values={{ slips: [], remitDate: transfer.remitTo, remark: '' }}
      fields={fieldsOf(transfer)}
      submitText='提交凭证'
      busyText='提交中'
      head={<div className='fs-15 fw-m mb12'>上传汇款凭证</div>}
      faultsAt={{ A2502: 'slips', '44852': 'slips' }}
      onSubmit={async ({ slips, remitDate, remark }) => {
        const files = slips.map(({ fileId }) => ({ fileId }))
        await upload.run({ ttId: transfer.ttId, files, remitDate, ...(remark !== '' && { remark }) })
        toast('凭证已提交', { icon: 'success' })
      }}
    />
  )
}
