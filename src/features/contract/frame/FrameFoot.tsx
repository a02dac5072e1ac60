import type { Out } from '@contract'
import { useAct, useLink } from '@/blocks'
import type { contractStatus } from '@domain/statuses/gas-contract'
import { showFile } from '@/shared/file'
import { BottomBar } from '@/ui'
import { sumOf } from './months'

interface FootProps {
  frame: Out<'default GET /crmgas/contract/frame/get'>
  months: readonly string[]
  mdq: string
  note: string
  /** It has arrived. */
  onSent: () => void
  /** It has arrived, and what the page shows of it is new. */
  onSaved: () => void
  onChanged: () => Promise<void>
}

/** From when the document is drawn to be signed. */
const DRAWN: readonly (keyof typeof contractStatus)[] = [
  'TO_SIGN',
  'COUNTERSIGN',
  'WAIT_EFFECT',
  'EFFECTIVE',
  'EXPIRED',
]

/** What can be done with the frame: keep it, hand it in, sign it. */
export function FrameFoot({ frame, months, mdq, note, onSent, onSaved, onChanged }: FootProps) {
  const { contract, year } = frame
  const sign = useLink('/subPagesB/pages/signManagement/iframe-screen', { taskId: contract?.taskId ?? '' })
  const input = {
    year,
    months: months.map((one) => one || '0'),
    annualVolume: sumOf(months),
    mdq: mdq || '0',
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(contract && { version: contract.version }),
  }
  const done = {
    once: true,
    adopt: onSent,
    done: async () => {
      await onChanged()
      onSaved()
    },
    stale: onChanged,
  } as const
  const keep = useAct('default POST /crmgas/contract/frame/save', { ...done, ok: '草稿已保存' })
  const submit = useAct('default POST /crmgas/contract/frame/save', {
    ...done,
    ok: '已提交审核',
    ask: '提交后将由供气方审核，审核期间不可修改。确认提交？',
    dialog: ['42811', '42812', '42813', '42814'],
  })
  const file = useAct('default GET /crmgas/contract/fileUrl', { done: ({ url, name }) => showFile(url, name) })
  const drawn = contract !== null &&
    DRAWN.includes(contract.status) && {
      text: '导出PDF',
      onTap: () => file.run({ contractId: contract.contractId }),
      loading: file.busy,
    }
  if (contract?.status === 'TO_SIGN' && contract.taskId !== null && sign)
    return <BottomBar primary={{ text: '去签署', onTap: sign }} {...(drawn && { secondary: drawn })} />
  if (drawn) return <BottomBar primary={drawn} />
  if (frame.editable === '0') return null
  return (
    <BottomBar
      secondary={{ text: '保存草稿', onTap: () => keep.run({ ...input, submit: false }), loading: keep.busy }}
      primary={{ text: '提交审核', onTap: () => submit.run({ ...input, submit: true }), loading: submit.busy }}
    />
  )
}
