import { useState } from 'react'
import type { In, Row } from '@contract'
import { qualificationKinds, type QualificationKind } from '@domain/statuses/certification'
import { useToday } from '@/blocks'
import { asApiError, useWrite } from '@/request'
import { Chips, Sheet, toast } from '@/ui'
import { DateField } from './DateField'
import type { Paper } from './draft'
import { PaperSlot } from './PaperSlot'

type Qualification = Row<'default GET /enterprise/qualification/list'>
type Input = In<'default POST /enterprise/qualification/save'>

const MOST = 5
const kinds = (Object.keys(qualificationKinds) as QualificationKind[])
  .filter((kind) => kind !== 'LICENSE')
  .map((key) => ({ key, label: qualificationKinds[key].name }))

/** 上传资质: kind, up to five pictures, end. An existing row keeps its kind. */
export function QualificationSheet({ row, onClose }: { row: Qualification | null; onClose: () => void }) {
  const today = useToday()
  const [kind, setKind] = useState<QualificationKind>(row?.kind ?? 'TAXPAYER')
  const [papers, setPapers] = useState<Paper[]>([])
  const [validTo, setValidTo] = useState('')
  const [fault, setFault] = useState<string>()
  const write = useWrite('default POST /enterprise/qualification/save', {
    once: true,
    loading: false,
    handles: ['2312', '44852', '2901', '2904'],
  })
  const save = async () => {
    if (papers.length === 0) return setFault('请上传资质文件')
    if (validTo !== '' && validTo < today) return setFault('有效期须晚于今天')
    const input: Omit<Input, 'requestNo'> = {
      kind,
      fileIds: papers.map(({ fileId }) => fileId),
      ...(validTo !== '' && { validTo }),
      ...(row !== null && { qualId: row.qualId }),
    }
    try {
      await write.run(input)
      toast('提交成功', { icon: 'success' })
      onClose()
    } catch (failure) {
      setFault(asApiError(failure).message)
    }
  }
  const put = (index: number, paper: Paper | null) => {
    setFault(undefined)
    setPapers((old) => {
      const next = [...old]
      if (paper !== null) next[index] = paper
      return next
    })
  }
  const slots = papers.length < MOST ? [...papers, null] : papers
  return (
    <Sheet
      open
      title={row === null ? '上传资质' : `更新${row.kindName}`}
      dirty={papers.length > 0}
      confirmText='提交'
      confirmDisabled={write.busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <div className='ct-fields'>
        {row === null && <Chips label='资质类型' items={kinds} active={kind} onChange={setKind} />}
        <div className='ct-slots'>
          {slots.map((paper, index) => (
            <PaperSlot
              key={paper?.fileId ?? `new${index}`}
              label={`图片${index + 1}`}
              paper={paper}
              onPaper={(next) => put(index, next)}
            />
          ))}
        </div>
        <DateField
          label='有效期至'
          value={validTo}
          onChange={setValidTo}
          years={[Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 60]}
          start={today}
        />
        <div className='ct-note'>长期有效的资质无需填写有效期</div>
        {fault !== undefined && (
          <div className='ct-fault' role='alert'>
            {fault}
          </div>
        )}
      </div>
    </Sheet>
  )
}
