import { useMemo, useState } from 'react'
import type { Out } from '@contract'
import { meterName } from '@domain/meter-name'
import { ticketSubtypes } from '@domain/statuses/service-ticket'
import { FieldList, FormBar, FormNote, PageFrame, useFields, useFormAct } from '@/blocks'
import { useDayDraft } from '@/blocks/form/day-draft'
import type { PhotoQueue } from '@/blocks/form/photos/use-photos'
import { storage } from '@/platform/storage'
import { go, goBack } from '@/routes/go'
import { EmergencyCard } from '@/shared/hotline'
import { queued } from '@/shared/outbox'
import { useWxReminders } from '@/shared/wx-reminders'
import { useUser } from '@/stores'
import { Button, Card, confirm } from '@/ui'
import { BELOW, fieldsOf, subtypeOf, type NewTicket } from './add-fields'
import { draftOf, inputOf, remindersOf, startOf, type Params, type Slots } from './new-ticket'
import type { NamedSite } from './place'
import { PromiseCard } from './PromiseCard'
import { StopNote } from './StopNote'
import { SubjectCard } from './SubjectCard'

const ADD = 'default POST /crmgas/serviceTicket/add'

interface FormProps {
  params: Params
  types: Out<'default GET /crmgas/serviceTicket/types'>
  meters: Out<'default GET /crmgas/list-meter-channel'>['list']
  sites: readonly NamedSite[]
  slots: Slots
  queue: PhotoQueue
  onFiled: (done: Out<typeof ADD>) => void
  /** Kept on the phone until there is a network. */
  onQueued: (isLeak: boolean) => void
}

export function TicketForm({ params, types, meters, sites, slots, queue, onFiled, onQueued }: FormProps) {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const configs = useMemo(
    () => new Map(types.flatMap(({ subtypes }) => subtypes.map((one) => [one.subtype, one]))),
    [types],
  )
  const { relatedType, relatedId } = params
  const [related, setRelated] = useState(relatedType !== undefined && relatedId !== undefined)
  const [draft] = useState(() => draftOf(params))
  const [start] = useState(() => startOf(params, meters, user))
  const remind = useWxReminders()
  const send = useFormAct(ADD, {
    once: true,
    input: (values: NewTicket) => remind(remindersOf(values)).then(() => inputOf(values, params, { related, configs })),
    at: { '44104': 'appointSlot', '44852': 'images' },
    dialog: ['44102', '44103', '2110'],
    tell: async (error) => {
      const { ticketId } = (error.data ?? {}) as { ticketId?: string }
      const text = { content: error.message, confirmText: ticketId === undefined ? '知道了' : '查看原工单' }
      if ((await confirm(text)) && ticketId !== undefined) await go('/subPages/customer-service/detail', { ticketId })
    },
    adopt: () => storage.remove(draft.key),
    queue: async (requestNo, input) => {
      const title = input.description.slice(0, 40)
      const pictures = queue.shots.map(({ photo }) => photo.file)
      if (!(await queued({ key: ADD, input, requestNo, title }, pictures))) return false
      storage.remove(draft.key)
      onQueued(input.subtype === 'GAS_LEAK')
      return true
    },
    done: onFiled,
  })
  const names = meters.map((meter) => ({ meterNo: meter.meterNo, name: meterName(meter) }))
  const form = useFields<NewTicket>({
    values: start,
    fields: (values) => {
      const chosen = subtypeOf(values)
      const isRepair = chosen !== undefined && ticketSubtypes[chosen].type === 'REPAIR'
      return fieldsOf({ meters: names, sites, configs, slots: isRepair ? slots.REPAIR : slots.APPLY, queue })(values)
    },
    ...send,
  })
  useDayDraft({ ...draft, values: form.values, change: form.change, left: form.left })
  const leave = async () => {
    const isMeant =
      draft.isEmpty(form.values) || (await confirm({ title: '提示', content: '内容尚未提交，确定离开？' }))
    if (isMeant) await goBack()
  }
  const chosen = subtypeOf(form.values)
  const config = chosen && configs.get(chosen)
  const isLeak = form.values.picture === 'LEAK'
  return (
    <PageFrame
      onBack={() => void leave()}
      footer={isLeak ? <LeakFoot form={form} /> : <FormBar form={form} text='提交工单' />}
    >
      <div className='gutter'>
        <h2 className='fs-20 fw-b mt12 mb12'>哪里不对？</h2>
        <FieldList of={form} only={['picture']} />
      </div>
      {isLeak ? <EmergencyCard title='先打电话，再填工单' note='不要为拍照留在现场；照片可以事后补。' /> : <StopNote />}
      {related && relatedId !== undefined && (
        <SubjectCard type={relatedType} id={relatedId} title={params.title} onDrop={() => setRelated(false)} />
      )}
      {form.values.picture !== '' && (
        <Card>
          {isLeak && <div className='fs-14 t2 mb12'>已打电话？补一单留痕</div>}
          <FieldList of={form} only={BELOW} />
        </Card>
      )}
      {config && !isLeak && <PromiseCard of={config} />}
    </PageFrame>
  )
}

/** The phone is the filled button of a leak: filing stays beside it. */
const LeakFoot = ({ form }: { form: ReturnType<typeof useFields<NewTicket>> }) => (
  <div className='gutter mb12'>
    <FormNote form={form} />
    <Button kind='outline' size='xlarge' block loading={form.busy} onTap={form.submit}>
      已打电话，补交工单
    </Button>
  </div>
)
