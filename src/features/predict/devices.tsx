import { codes } from '@domain/codes'
import { byDevices, deviceFault, outputFault, type DeviceLine, type OutputLine } from '@domain/plan/calculator'
import { calcDevices, type CalcDevice } from '@domain/statuses/gas-plan'
import { formatVolumeNumber } from '@domain/volume'
import { useState } from 'react'
import { FormSheet, type FormField } from '@/blocks'
import { ActionSheet, Button, Empty, Ends, Item, SectionCard } from '@/ui'

export type Device = DeviceLine & { deviceType: CalcDevice }

const numberFault = (key: keyof DeviceLine, text: string) => (_value: string, values: Device) =>
  deviceFault(values) === key ? text : undefined

const FIELDS: readonly FormField<Device>[] = [
  { key: 'name', label: '设备名称', required: true, maxLength: 20 },
  { key: 'count', label: '台数', kind: 'number', required: true, checks: [numberFault('count', '请填写 1–999 台')] },
  {
    key: 'ratedKw',
    label: '单台功率（kW）',
    kind: 'number',
    placeholder: '与流量二选一',
    checks: [numberFault('ratedKw', '请填写正确的功率')],
  },
  {
    key: 'ratedFlow',
    label: '单台流量（m³/h）',
    kind: 'number',
    checks: [numberFault('ratedFlow', '请填写功率或流量')],
    show: ({ ratedKw }) => ratedKw === '',
  },
  {
    key: 'efficiency',
    label: '效率（%）',
    kind: 'number',
    checks: [numberFault('efficiency', '效率须在 50–108 之间')],
    show: ({ ratedKw }) => ratedKw !== '',
  },
  {
    key: 'loadRate',
    label: '负荷率（%）',
    kind: 'number',
    required: true,
    checks: [numberFault('loadRate', '负荷率须在 0–100 之间')],
  },
  {
    key: 'hours',
    label: '日运行（小时）',
    kind: 'number',
    required: true,
    checks: [numberFault('hours', '小时须在 0–24 之间')],
  },
]

/** A device with the usual figures of its kind (B 6.10). */
export const deviceOf = (deviceType: CalcDevice, no: number): Device => {
  const { name, kw, flow, efficiency, hours } = calcDevices[deviceType]
  return {
    deviceType,
    name: `${no}#${name}`,
    count: '1',
    ratedKw: kw,
    ratedFlow: flow,
    efficiency: efficiency || '92',
    loadRate: '80',
    hours,
  }
}

interface Props {
  devices: readonly Device[]
  lhv: string
  most: number
  onChange: (devices: readonly Device[]) => void
}

/** Devices with what each burns a day; a tap changes one. */
export function Devices({ devices, lhv, most, onChange }: Props) {
  const [isAdding, setAdding] = useState(false)
  const [edited, edit] = useState<{ at: number; device: Device } | null>(null)
  const { lines } = byDevices(devices, lhv)
  const save = async (device: Device) => {
    if (edited === null) return
    const isNew = edited.at >= devices.length
    onChange(isNew ? [...devices, device] : devices.map((one, n) => (n === edited.at ? device : one)))
    edit(null)
  }
  const drop = () => {
    onChange(devices.filter((_, n) => n !== edited?.at))
    edit(null)
  }
  return (
    <SectionCard title='用气设备' {...(devices.length < most && { more: '添加设备', onMore: () => setAdding(true) })}>
      {devices.length === 0 && <Empty small text='请添加用气设备' />}
      {devices.map((device, at) => (
        <Item key={`${at}${device.name}`} onTap={() => edit({ at, device })}>
          <Ends gap={8}>
            <span className='fs-15 fw-m break'>{device.name}</span>
            <span className='fs-15 num nowrap'>{`${formatVolumeNumber(lines[at]?.daily ?? '0')} m³/日`}</span>
          </Ends>
          <div className='fs-13 t3 break num'>{factsOf(device)}</div>
        </Item>
      ))}
      <ActionSheet
        open={isAdding}
        title='设备类型'
        items={codes(calcDevices).map((key) => ({ key, text: calcDevices[key].name }))}
        onChoose={(key) => {
          setAdding(false)
          edit({ at: devices.length, device: deviceOf(key as CalcDevice, devices.length + 1) })
        }}
        onClose={() => setAdding(false)}
      />
      {edited !== null && (
        <FormSheet<Device>
          name={`device-${edited.at}`}
          title={calcDevices[edited.device.deviceType].name}
          confirmText='确定'
          values={edited.device}
          fields={FIELDS}
          onClose={() => edit(null)}
          onSubmit={save}
          {...(edited.at < devices.length && {
            head: () => (
              <div className='gutter'>
                <Button kind='text' size='small' danger onTap={drop}>
                  删除设备
                </Button>
              </div>
            ),
          })}
        />
      )}
    </SectionCard>
  )
}

const factsOf = ({ deviceType, count, ratedKw, ratedFlow, efficiency, loadRate, hours }: Device): string =>
  [
    calcDevices[deviceType].name,
    ratedKw === '' ? `${ratedFlow} m³/h` : `${ratedKw} kW · 效率 ${efficiency}%`,
    `${count}台`,
    `负荷 ${loadRate}%`,
    `${hours} h`,
  ].join(' · ')

const outputCheck = (key: keyof OutputLine, text: string) => (_value: string, values: OutputLine) =>
  outputFault(values) === key ? text : undefined
const OUTPUT_FIELDS: readonly FormField<OutputLine>[] = [
  { key: 'product', label: '产品', required: true, maxLength: 20 },
  { key: 'unit', label: '单位', maxLength: 10, placeholder: '如 千片' },
  {
    key: 'quantity',
    label: '日产量',
    kind: 'number',
    required: true,
    checks: [outputCheck('quantity', '请填写正确的产量')],
  },
  {
    key: 'unitConsumption',
    label: '单耗（m³/单位）',
    kind: 'number',
    required: true,
    checks: [outputCheck('unitConsumption', '请填写正确的单耗')],
  },
]

/** Products with their day's output. */
export function Outputs({
  outputs,
  onChange,
}: {
  outputs: readonly OutputLine[]
  onChange: (outputs: readonly OutputLine[]) => void
}) {
  const [open, setOpen] = useState<number | null>(null)
  const blank: OutputLine = { product: '', unit: '', quantity: '', unitConsumption: '' }
  return (
    <SectionCard title='产量与单耗' more='添加产品' onMore={() => setOpen(outputs.length)}>
      {outputs.length === 0 && <Empty small text='请添加产品产量' />}
      {outputs.map((output, n) => (
        <Item key={`${n}${output.product}`} onTap={() => setOpen(n)}>
          <Ends gap={8}>
            <span className='fs-15 fw-m break'>{output.product}</span>
            <span className='fs-14 num nowrap'>{`${output.quantity} ${output.unit} × ${output.unitConsumption}`}</span>
          </Ends>
        </Item>
      ))}
      {open !== null && (
        <FormSheet<OutputLine>
          title={open < outputs.length ? '修改产品' : '添加产品'}
          confirmText='确定'
          values={outputs[open] ?? blank}
          fields={OUTPUT_FIELDS}
          onClose={() => setOpen(null)}
          name={`output-${open}`}
          onSubmit={async (output) => {
            onChange(
              open < outputs.length ? outputs.map((one, n) => (n === open ? output : one)) : [...outputs, output],
            )
            setOpen(null)
          }}
        />
      )}
    </SectionCard>
  )
}
