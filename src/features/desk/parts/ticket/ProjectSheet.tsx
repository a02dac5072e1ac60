import type { Out } from '@contract'
import { dateOf } from '@domain/date'
import { rounded } from '@domain/decimal-text'
import { customerClasses, type CustomerClass } from '@domain/statuses/names'
import { pressureLevels, projectTypes, type PressureLevel } from '@domain/statuses/project'
import { FormSheet, namesOf, useFormAct, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'

type Ticket = Out<'btwob GET /ticket/detail'>

interface Values {
  projectName: string
  projectType: keyof typeof projectTypes
  customerClass: CustomerClass
  address: string
  peakFlow: string
  annualVolume: string
  pressureLevel: PressureLevel
  name: string
  phone: string
}

const items = <K extends string>(names: Readonly<Record<K, string>>) =>
  namesOf(names).map(({ key, text }) => ({ key, label: text }))

const least = (letters: number, fault: string) => (text: string) => (text.trim().length < letters ? fault : undefined)
const flow = (text: string) => (/^\d{1,8}(\.\d{1,2})?$/.test(text) ? undefined : '请输入正确的流量，最多2位小数')

const fields: readonly FormField<Values>[] = [
  { key: 'projectName', label: '项目名称', required: true, maxLength: 60, checks: [least(2, '请填写项目名称')] },
  { key: 'projectType', label: '项目类型', kind: chips(items(projectTypes)) },
  { key: 'customerClass', label: '用气类别', kind: chips(items(customerClasses)) },
  { key: 'address', label: '用气地址', required: true, maxLength: 120, checks: [least(2, '请填写用气地址')] },
  { key: 'peakFlow', label: '高峰流量 m³/h', kind: 'number', required: true, maxLength: 11, checks: [flow] },
  { key: 'annualVolume', label: '年用气量 m³', kind: 'digits', required: true, maxLength: 10 },
  { key: 'pressureLevel', label: '压力级别', kind: chips(items(pressureLevels)) },
  { key: 'name', label: '项目经理', required: true, maxLength: 20, hint: '客户会看到姓名和电话' },
  { key: 'phone', label: '联系电话', required: true, maxLength: 20, kind: 'digits' },
]

interface Props {
  of: Ticket
  onClose: () => void
  onDone: () => Promise<void>
}

/** 转为工程项目: an application is accepted with its project (TK-17). */
export function ProjectSheet({ of: ticket, onClose, onDone }: Props) {
  const send = useFormAct('btwob POST /project/create', {
    input: ({ name, phone, projectName, address, peakFlow, ...rest }: Values) => ({
      ...rest,
      bp: ticket.bp,
      ticketId: ticket.ticketId,
      applyDate: dateOf(ticket.createdAt),
      projectName: projectName.trim(),
      address: address.trim(),
      peakFlow: rounded(peakFlow, 2),
      people: [{ role: 'MANAGER' as const, name: name.trim(), phone }],
    }),
    dialog: ['2901', '2902', '44120'],
    ok: ({ projectNo }) => `已立项 ${projectNo}`,
    done: () => {
      onClose()
      void onDone()
    },
  })
  return (
    <FormSheet<Values>
      title='转为工程项目'
      confirmText='立项'
      values={{
        projectName: '',
        projectType: ticket.subtype === 'A_MOVE' ? 'RELOCATE' : 'NEW',
        customerClass: 'INDUSTRY',
        address: ticket.address,
        peakFlow: '',
        annualVolume: '',
        pressureLevel: 'LOW',
        name: '',
        phone: '',
      }}
      fields={fields}
      {...send}
      onClose={onClose}
    />
  )
}
