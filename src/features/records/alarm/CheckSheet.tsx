import { FormSheet, linkTo, useFormAct, type FormField } from '@/blocks'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { tick } from '@/blocks/form/tick'
import { addressOf } from '@/routes/go'
import { confirm } from '@/ui'
import type { Alarm } from './AlarmView'

interface Checked {
  soundOk: boolean
  valveOk: boolean
  fanOk: boolean
  files: readonly Paper[]
  note: string
}

const fields: readonly FormField<Checked>[] = [
  { key: 'soundOk', label: '声光报警正常', kind: tick },
  { key: 'valveOk', label: '切断阀联动正常', kind: tick },
  { key: 'fanOk', label: '排风联动正常', kind: tick },
  { key: 'files', label: '自检照片', kind: photos({ use: 'ALARM', most: 6 }), required: '请上传自检照片' },
  { key: 'note', label: '说明', kind: 'textarea', maxLength: 200, counter: true },
]

const flag = (ok: boolean): '1' | '0' => (ok ? '1' : '0')

interface Props {
  of: Alarm
  onClose: () => void
  onChanged: () => Promise<void>
}

/** RC-07: the half-yearly function test; what failed is offered as a ticket. */
export function CheckSheet({ of: { alarmId, version, location, alarmNo }, onClose, onChanged }: Props) {
  const send = useFormAct('default POST /crmgas/record/alarm/selfCheck', {
    once: true,
    input: ({ soundOk, valveOk, fanOk, files, note }: Checked) => ({
      alarmId,
      version,
      note: note.trim(),
      soundOk: flag(soundOk),
      valveOk: flag(valveOk),
      fanOk: flag(fanOk),
      files: files.map(({ fileId }) => fileId),
    }),
    at: { '44852': 'files' },
    dialog: ['44409', '2904'],
    ok: '自检已登记',
    done: async (_answer, { soundOk, valveOk, fanOk }) => {
      onClose()
      await onChanged()
      if ([soundOk, valveOk, fanOk].includes('0')) await offerTicket()
    },
    stale: onChanged,
  })
  const offerTicket = async () => {
    const desc = `${location}报警器（${alarmNo}）功能自检异常`
    const address = addressOf('/subPages/customer-service/add', { ticketType: 'REPAIR', subtype: 'ALARM_FAULT', desc })
    if (await confirm({ content: '有项目未通过，是否提交报修工单？', confirmText: '去报修' })) linkTo(address)?.()
  }
  return (
    <FormSheet<Checked>
      name={`check-${alarmId}`}
      title='自检登记'
      confirmText='提交'
      values={{ soundOk: false, valveOk: false, fanOk: false, files: [], note: '' }}
      fields={fields}
      {...send}
      onClose={onClose}
    />
  )
}
