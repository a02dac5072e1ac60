import { useState } from 'react'
import { isPosition } from '@domain/coordinates'
import { locate } from '@/platform/location'
import { call } from '@/request'
import { Cell, CellGroup, SectionLabel } from '@/ui'
import type { City } from '../parts/types'

type State = { kind: 'idle' | 'busy' | 'failed' } | { kind: 'found'; city: City }

const TEXTS = { idle: '点击获取当前城市', busy: '定位中...', failed: '定位失败，点击重试' }

/** The city in which the phone is; asked for by a tap. */
export function Located({ cities, onChoose }: { cities: readonly City[]; onChoose: (city: City) => void }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const look = async () => {
    setState({ kind: 'busy' })
    const at = await locate()
    const answer =
      at && isPosition(at)
        ? await call('default GET /crmgas/city/locate', { lng: at.lng, lat: at.lat }, { handles: 'all' }).catch(
            () => null,
          )
        : null
    const city = answer?.city && cities.find(({ cityCode }) => cityCode === answer.city?.cityCode)
    setState(city ? { kind: 'found', city } : { kind: 'failed' })
  }
  return (
    <>
      <SectionLabel>当前定位</SectionLabel>
      <CellGroup>
        <Cell
          title={state.kind === 'found' ? state.city.name : TEXTS[state.kind]}
          disabled={state.kind === 'busy'}
          onTap={() => (state.kind === 'found' ? onChoose(state.city) : void look())}
        />
      </CellGroup>
    </>
  )
}
