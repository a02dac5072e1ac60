import { useFormAct, type FormField } from '@/blocks'
import { useUser } from '@/stores'
import type { Report } from '../hazard-text'
import { DrawnSheet, useDrawing } from '@/shared/signing'
import { nameChecks } from '../name-checks'

interface Signer {
  signerName: string
  signerPhone: string
}

const FIELDS: readonly FormField<Signer>[] = [
  { key: 'signerName', label: '签字人', kind: 'text', required: true, maxLength: 20, checks: nameChecks },
  { key: 'signerPhone', label: '手机号', kind: 'phone', required: true },
]

interface Props {
  of: Report
  onClose: () => void
  onChanged: () => Promise<void>
}

/** 签字确认: one signature for the report and all its notices (IN-06). */
export function ReportSign({ of: { reportId, version, contentHash }, onClose, onChanged }: Props) {
  const drawing = useDrawing()
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const sign = useFormAct('default POST /crmgas/inspection/sign', {
    once: true,
    input: async ({ signerName, signerPhone }: Signer) => {
      const drawn = await drawing.take()
      return drawn && { reportId, version, contentHash, signerName: signerName.trim(), signerPhone, ...drawn }
    },
    dialog: ['44306', '44307'],
    ok: '签字成功',
    done: async () => {
      onClose()
      await onChanged()
    },
    stale: async () => {
      onClose()
      await onChanged()
    },
  })
  return (
    <DrawnSheet<Signer>
      title='签字确认'
      text='我已阅读并确认本报告内容及隐患整改要求'
      drawing={drawing}
      id='inspection-pen'
      values={{ signerName: user?.nickname.slice(0, 20) ?? '', signerPhone: '' }}
      fields={FIELDS}
      onClose={onClose}
      {...sign}
    />
  )
}
