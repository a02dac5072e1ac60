import { addDays } from '@domain/date'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { useUser } from '@/stores'
import type { Hazard } from '../hazard-text'
import { DrawnSheet, useDrawing } from '@/shared/signing'
import { nameChecks } from '../name-checks'

export interface SheetOf {
  of: Hazard
  onClose: () => void
  onChanged: () => Promise<void>
}

/** After an act, and after one that came too late: the sheet goes, the page is read again. */
const closing = ({ onClose, onChanged }: SheetOf) => ({
  done: async () => {
    onClose()
    await onChanged()
  },
  stale: async () => {
    onClose()
    await onChanged()
  },
})

const tooShort = (text: string) => (text.trim().length < 5 ? '至少填写5个字' : undefined)

interface Receipt {
  signerName: string
}

const RECEIPT: readonly FormField<Receipt>[] = [
  { key: 'signerName', label: '签字人', kind: 'text', required: true, maxLength: 20, checks: nameChecks },
]

/** 签收: one notice is received. */
export function ReceiptSheet(props: SheetOf) {
  const { hazardId, version, dueDate } = props.of
  const drawing = useDrawing()
  const nickname = useUser(({ loginUserInfo }) => loginUserInfo?.nickname ?? '')
  const send = useFormAct('default POST /crmgas/inspection/hazard/confirm', {
    once: true,
    input: async ({ signerName }: Receipt) => {
      const drawn = await drawing.take()
      return drawn && { hazardId, version, signerName: signerName.trim(), ...drawn }
    },
    dialog: ['44312', '2904'],
    ok: '签收成功',
    ...closing(props),
  })
  return (
    <DrawnSheet<Receipt>
      title='签收通知书'
      text={`我已收到限期整改通知书，知悉应于${dueDate}前完成整改`}
      drawing={drawing}
      id='inspection-pen'
      values={{ signerName: nickname.slice(0, 20) }}
      fields={RECEIPT}
      onClose={props.onClose}
      {...send}
    />
  )
}

interface MoreTime {
  days: string
  reason: string
}

/** 申请延期: once, decided by staff (IN-09). */
export function ExtendSheet(props: SheetOf) {
  const { hazardId, version, dueDate, longestExtension } = props.of
  const send = useFormAct('default POST /crmgas/inspection/hazard/extend', {
    input: ({ days, reason }: MoreTime) => ({ hazardId, version, days: Number(days), reason: reason.trim() }),
    at: { '44314': 'days' },
    dialog: ['2904', '44309', '44313'],
    ok: '延期申请已提交',
    ...closing(props),
  })
  const fields = ({ days }: MoreTime): readonly FormField<MoreTime>[] => [
    {
      key: 'days',
      label: '延期天数',
      kind: 'digits',
      required: true,
      maxLength: 2,
      hint: /^[1-9]\d?$/.test(days) ? `延至 ${addDays(dueDate, Number(days))}` : `最多${longestExtension}天`,
      checks: [
        (text: string) =>
          Number(text) < 1 || Number(text) > longestExtension ? `延期天数应在1-${longestExtension}之间` : undefined,
      ],
    },
    {
      key: 'reason',
      label: '延期原因',
      kind: 'textarea',
      required: true,
      maxLength: 200,
      counter: true,
      checks: [tooShort],
    },
  ]
  return (
    <FormSheet<MoreTime>
      name={`extend-${hazardId}`}
      title='申请延期'
      confirmText='提交'
      values={{ days: '', reason: '' }}
      fields={fields}
      onClose={props.onClose}
      {...send}
    />
  )
}

interface Objection {
  reason: string
}

/** 申诉 against a stop that is proposed or confirmed: staff decide it. */
export function AppealSheet(props: SheetOf) {
  const { hazardId, version } = props.of
  const send = useFormAct('btwob POST /inspection/hazard/appeal', {
    input: ({ reason }: Objection) => ({ hazardId, version, reason: reason.trim() }),
    dialog: ['2904'],
    ok: '申诉已提交',
    ...closing(props),
  })
  return (
    <FormSheet<Objection>
      name={`appeal-${hazardId}`}
      title='对停气有异议'
      confirmText='提交'
      values={{ reason: '' }}
      fields={[
        {
          key: 'reason',
          label: '申诉理由',
          kind: 'textarea',
          required: true,
          maxLength: 200,
          counter: true,
          checks: [tooShort],
        },
      ]}
      onClose={props.onClose}
      {...send}
    />
  )
}
