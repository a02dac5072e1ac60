import { useState } from 'react'
import { isPosition, type Position } from '@domain/coordinates'
import { canChoosePlace, choosePlace } from '@/platform/choose-place'
import { locate } from '@/platform/location'
import { ActionSheet, PickField, toast } from '@/ui'
import type { Drawn, Kind } from './kind'

/** Where a place lies, as the contract writes it: degrees with six decimals, WGS-84. */
export interface At {
  lng: string
  lat: string
}

const atOf = ({ lng, lat }: Position): At => ({ lng: lng.toFixed(6), lat: lat.toFixed(6) })

/** 地图定位 (D 6.6): where the phone is, or a point on the map where the host brings one; null: not known. */
export const position: Kind<At | null> = { draw: (field) => <PositionLine {...field} /> }

function PositionLine({ id, label, value, onChange, error, disabled, hint }: Drawn<At | null>) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const take = async (found: () => Promise<Position | null>, problem: string) => {
    setBusy(true)
    const at = await found()
    setBusy(false)
    if (at && isPosition(at)) onChange(atOf(at))
    else if (problem !== '') toast(problem)
  }
  const ways = {
    here: () => take(locate, '定位失败，请检查定位权限'),
    map: () => take(() => choosePlace(value && { lng: Number(value.lng), lat: Number(value.lat) }), ''),
    none: () => onChange(null),
  }
  return (
    <>
      <PickField
        id={id}
        label={label}
        value={value ? `${value.lng}, ${value.lat}` : ''}
        placeholder={isBusy ? '定位中' : '请选择地图位置'}
        onTap={() => setOpen(true)}
        disabled={disabled === true || isBusy}
        error={error}
        hint={hint}
      />
      <ActionSheet
        open={isOpen}
        title={label}
        items={[
          { key: 'here' as const, text: '使用当前位置' },
          ...(canChoosePlace ? [{ key: 'map' as const, text: '在地图上选择' }] : []),
          ...(value ? [{ key: 'none' as const, text: '清除位置' }] : []),
        ]}
        onChoose={(key) => {
          setOpen(false)
          void ways[key as keyof typeof ways]()
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
