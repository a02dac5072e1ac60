import { accuracyClasses, flowTypes, meterEvents, verifyKinds, verifyResults } from '@domain/statuses/gas-device'
import { FormSheet, namesOf, useFormAct, useToday, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { date } from '@/blocks/form/date'
import { papers, type Paper } from '@/blocks/form/paper/paper'
import type { WriteInput } from '@/request'
import { finished } from '../parts/finished'

interface Props {
  bp: string
  /** Number of the meter, id of the detector. */
  id: string
  onClose: () => void
  onDone: () => Promise<void>
}

const words = <K extends string>(of: Readonly<Record<K, string>>) =>
  chips<K | ''>(namesOf(of).map(({ key, text }) => ({ key, label: text })))

const paper = [
  { key: 'org', label: '机构', required: true, maxLength: 60 },
  { key: 'certificateNo', label: '证书编号', required: true, maxLength: 40 },
] as const

type Verify = WriteInput<'btwob POST /record/meter/verify'>

interface Verified {
  verifyDate: string
  kind: Verify['kind'] | ''
  result: Verify['result'] | ''
  org: string
  certificateNo: string
  errorAtQmax: string
  flowType: NonNullable<Verify['flowType']> | ''
  accuracyClass: NonNullable<Verify['accuracyClass']> | ''
  replacedBy: string
  files: readonly Paper[]
}

const verifyFields = (today: string): readonly FormField<Verified>[] => [
  { key: 'verifyDate', label: '检定日期', kind: date({ min: '2000-01-01', max: today, start: today }), required: true },
  { key: 'kind', label: '检定类别', kind: words(verifyKinds), required: true },
  {
    key: 'result',
    label: '结果',
    kind: words({ PASS: verifyResults.PASS.label, FAIL: verifyResults.FAIL.label }),
    required: true,
  },
  ...paper,
  {
    key: 'errorAtQmax',
    label: '最大流量误差 %',
    maxLength: 7,
    checks: [(text) => (/^-?\d{1,3}\.\d{2}$/.test(text) ? undefined : '保留两位小数，如 0.32')],
  },
  { key: 'flowType', label: '流量计类型', kind: words(flowTypes), hint: '首次建档必填' },
  { key: 'accuracyClass', label: '准确度等级', kind: words(accuracyClasses), hint: '首次建档必填' },
  { key: 'replacedBy', label: '换为表号', maxLength: 32, hint: '更换后本表退役' },
  { key: 'files', label: '检定证书', kind: papers(6, { purpose: 'METER', mark: '检定证书', alsoPdf: true }) },
]

/** RC-05. */
export function VerifySheet({ bp, id, onClose, onDone }: Props) {
  const send = useFormAct('btwob POST /record/meter/verify', {
    once: true,
    input: ({ kind, result, errorAtQmax, flowType, accuracyClass, replacedBy, files, ...typed }: Verified) => ({
      bp,
      meterNo: id,
      ...typed,
      kind: kind || 'PERIODIC',
      result: result || 'PASS',
      ...(errorAtQmax !== '' && { errorAtQmax }),
      ...(flowType !== '' && { flowType }),
      ...(accuracyClass !== '' && { accuracyClass }),
      ...(replacedBy !== '' && { replacedBy }),
      files: files.map(({ fileId }) => fileId),
    }),
    at: { '44852': 'files' },
    dialog: ['44120', '2902'],
    ok: '检定已登记',
    done: () => finished(onClose, onDone),
  })
  return (
    <FormSheet<Verified>
      name={`verify-${id}`}
      title='登记检定'
      confirmText='提交'
      values={{
        verifyDate: '',
        kind: 'PERIODIC',
        result: 'PASS',
        org: '',
        certificateNo: '',
        errorAtQmax: '',
        flowType: '',
        accuracyClass: '',
        replacedBy: '',
        files: [],
      }}
      fields={verifyFields(useToday())}
      {...send}
      onClose={onClose}
    />
  )
}

interface Happened {
  kind: keyof typeof meterEvents | ''
  day: string
  note: string
}

/** D 2.5: what was done on a day, noted at its noon, today at its beginning: no moment is ahead. */
export function EventSheet({ bp, id, onClose, onDone }: Props) {
  const today = useToday()
  const send = useFormAct('btwob POST /record/meter/event', {
    once: true,
    input: ({ kind, day, note }: Happened) => ({
      bp,
      meterNo: id,
      kind: kind || 'REPAIR',
      note,
      at: day === today ? `${day}T00:00:00+08:00` : `${day}T12:00:00+08:00`,
    }),
    dialog: ['44120', '2902'],
    ok: '事件已登记',
    done: () => finished(onClose, onDone),
  })
  return (
    <FormSheet<Happened>
      name={`event-${id}`}
      title='登记事件'
      confirmText='提交'
      values={{ kind: '', day: today, note: '' }}
      fields={[
        { key: 'kind', label: '事件', kind: words(meterEvents), required: true },
        { key: 'day', label: '日期', kind: date({ min: '2000-01-01', max: today, start: today }), required: true },
        { key: 'note', label: '说明', kind: 'textarea', maxLength: 200, counter: true },
      ]}
      {...send}
      onClose={onClose}
    />
  )
}

interface Calibrated {
  date: string
  org: string
  certificateNo: string
}

/** RC-07. */
export function CalibrateSheet({ bp, id, onClose, onDone }: Props) {
  const today = useToday()
  const send = useFormAct('btwob POST /record/alarm/calibrate', {
    input: (values: Calibrated) => ({ bp, alarmId: id, ...values }),
    dialog: ['44120', '2902'],
    ok: '标定已登记',
    done: () => finished(onClose, onDone),
  })
  return (
    <FormSheet<Calibrated>
      name={`calibrate-${id}`}
      title='登记标定'
      confirmText='提交'
      values={{ date: today, org: '', certificateNo: '' }}
      fields={[
        { key: 'date', label: '标定日期', kind: date({ min: '2000-01-01', max: today, start: today }), required: true },
        ...paper,
      ]}
      {...send}
      onClose={onClose}
    />
  )
}
