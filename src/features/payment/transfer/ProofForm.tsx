import { useState } from 'react'
import { FormCard, useFormAct, type FormField, type Kind } from '@/blocks'
import type { FormTools } from '@/blocks/form/kind'
import { calendarDay } from '@/blocks/form/calendar-day'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import { attempt, useWrite } from '@/request'
import { SlipReading, type Reading } from './SlipReading'
import type { Transfer } from './transfer-text'

interface Proof {
  slips: readonly Paper[]
  remitDate: string
  remark: string
}

const MOST = 5
const SLIP = { purpose: 'TT_PROOF', mark: '仅用于电汇核验', alsoPdf: true } as const
const SLIPS = papers(MOST, SLIP)

/** The first slip is read as soon as it is there; the day on it goes into its field. */
const readSlips = (onFirst: (paper: Paper, form: FormTools) => void): Kind<readonly Paper[]> => ({
  ...SLIPS,
  draw: (drawn) =>
    SLIPS.draw({
      ...drawn,
      onChange: (next) => {
        drawn.onChange(next)
        const [first] = next
        if (first && first.fileId !== drawn.value[0]?.fileId) onFirst(first, drawn.form)
      },
    }),
})

const alone = (slips: readonly Paper[]) =>
  slips.length > 1 && slips.some(({ isPdf }) => isPdf) ? 'PDF凭证请单独上传' : undefined

const fieldsOf = ({ remitFrom, remitTo }: Transfer, kind: Kind<readonly Paper[]>): readonly FormField<Proof>[] => [
  { key: 'slips', label: '汇款凭证', kind, required: true, checks: [alone] },
  {
    key: 'remitDate',
    label: '汇款日期',
    kind: calendarDay({ min: remitFrom, max: remitTo, start: remitTo }),
    required: true,
    checks: [(day) => (day < remitFrom || day > remitTo ? `汇款日期须在${remitFrom}至${remitTo}之间` : undefined)],
  },
  { key: 'remark', label: '说明', maxLength: 100 },
]

/** The slip of a transfer: up to five pictures or one PDF, and the day on it (AE-76), read by machine where it can be (Y-14). */
export function ProofForm({ transfer }: { transfer: Transfer }) {
  const { ttId, remitFrom, remitTo } = transfer
  const submit = useFormAct('default POST /crmgas/pay/tt/uploadProof', {
    once: true,
    input: ({ slips, remitDate, remark }: Proof) => ({
      ttId,
      files: slips.map(({ fileId }) => ({ fileId })),
      remitDate,
      ...(remark !== '' && { remark }),
    }),
    at: { A2502: 'slips', '44852': 'slips' },
    ok: '凭证已提交',
  })
  // A reader that does not answer leaves the form as it is: nothing is shown of it, as an act would.
  const read = useWrite('btwob POST /pay/tt/readSlip', { handles: 'all' })
  const [reading, setReading] = useState<Reading | null>(null)
  const readFirst = async ({ fileId }: Paper, form: FormTools) => {
    setReading(null)
    const asked = read.run({ ttId, fileId }).then((found) => {
      setReading(found)
      const day = found.remitDate
      if (day !== null && day >= remitFrom && day <= remitTo) form.change({ remitDate: day })
    })
    await attempt(asked)
  }
  return (
    <FormCard<Proof>
      name='proof'
      values={{ slips: [], remitDate: remitTo, remark: '' }}
      fields={fieldsOf(
        transfer,
        readSlips((paper, form) => void readFirst(paper, form)),
      )}
      submitText='提交凭证'
      busyText='提交中'
      head={
        <>
          <div className='fs-15 fw-m mb12'>上传汇款凭证</div>
          <SlipReading reading={reading} busy={read.busy} />
        </>
      }
      {...submit}
    />
  )
}
