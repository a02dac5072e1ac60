import type { Row } from '@contract'
import { qualificationKinds, type QualificationKind } from '@domain/statuses/certification'
import { FormSheet, useFormAct, useToday, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { date } from '@/blocks/form/date'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import { PAPERS } from '../cert-fields'

type Qualification = Row<'default GET /enterprise/qualification/list'>

const MOST = 5
const kinds = (Object.keys(qualificationKinds) as QualificationKind[])
  .filter((kind) => kind !== 'LICENSE')
  .map((key) => ({ key, label: qualificationKinds[key].name }))

interface Values {
  kind: QualificationKind
  papers: readonly Paper[]
  validTo: string
}

function fieldsOf(isNew: boolean, today: string): readonly FormField<Values>[] {
  const year = Number(today.slice(0, 4))
  return [
    { key: 'kind', label: '资质类型', kind: chips<QualificationKind>(kinds), show: () => isNew },
    { key: 'papers', label: '资质文件', kind: papers(MOST, PAPERS), required: true },
    {
      key: 'validTo',
      label: '有效期至',
      kind: date({ min: `${year}-01-01`, max: `${year + 60}-12-31`, start: today }),
      hint: '长期有效的资质无需填写有效期',
      checks: [(text) => (text < today ? '有效期须晚于今天' : undefined)],
    },
  ]
}

/** 上传资质: kind, up to five pictures, end. An existing row keeps its kind. */
export function QualificationSheet({ row, onClose }: { row: Qualification | null; onClose: () => void }) {
  const today = useToday()
  const save = useFormAct('default POST /enterprise/qualification/save', {
    once: true,
    loading: false,
    input: ({ kind, papers: given, validTo }: Values) => ({
      kind,
      fileIds: given.map(({ fileId }) => fileId),
      ...(validTo !== '' && { validTo }),
      ...(row !== null && { qualId: row.qualId }),
    }),
    at: { '2312': 'papers', '44852': 'papers' },
    ok: '提交成功',
    done: onClose,
  })
  return (
    <FormSheet<Values>
      name={`paper-${row?.qualId ?? 'new'}`}
      title={row === null ? '上传资质' : `更新${row.kindName}`}
      confirmText='提交'
      values={{ kind: row?.kind ?? 'TAXPAYER', papers: [], validTo: '' }}
      fields={fieldsOf(row === null, today)}
      {...save}
      onClose={onClose}
    />
  )
}
