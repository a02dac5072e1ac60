import { useEffect } from 'react'
import { useLink, type Drawn, type Kind } from '@/blocks'
import { onEvent } from '@/platform/events'
import { useRead } from '@/request'
import { PickField } from '@/ui'

/** By which the page of cities answers. */
const CHANNEL = 'place:city'

/** A city by its code, chosen on the page of cities (PO-09). */
export const cityPick: Kind<string> = {
  empty: (label) => `请选择${label}`,
  draw: (field) => <CityLine {...field} />,
}

function CityLine({ id, label, value, onChange, error, required, disabled }: Drawn<string>) {
  const read = useRead('default GET /crmgas/city/list', { mode: 'select' }, { handles: 'all' })
  const known = read.data?.groups.flatMap(({ cities }) => cities).find(({ cityCode }) => cityCode === value)
  const params = { mode: 'select' as const, channel: CHANNEL, ...(value !== '' && { current: value }) }
  const choose = useLink('/subPages/position/citySelection', params)
  useEffect(() => onEvent(CHANNEL, (code) => onChange(String(code))), [onChange])
  const isMissing = read.state === 'error' && value !== ''
  return (
    <PickField
      id={id}
      label={label}
      required={required}
      value={known?.name ?? ''}
      placeholder={isMissing ? '加载失败，点击重试' : `请选择${label}`}
      onTap={() => (isMissing ? void read.reload() : choose?.())}
      {...(disabled && { disabled })}
      hint={known?.served === false ? '该城市暂未开通服务，提交后客户经理将与您联系' : undefined}
      error={error}
    />
  )
}
