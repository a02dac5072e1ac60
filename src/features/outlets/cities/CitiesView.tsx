import { useState } from 'react'
import { isCityFor } from '@domain/city/find'
import { withWord } from '@domain/recent-words'
import { DetailPage, Shape } from '@/blocks'
import { emit } from '@/platform/events'
import { rectOf, scrollOffset, scrollToOffset } from '@/platform/measure'
import { storage } from '@/platform/storage'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { Cell, CellGroup, Empty, SearchField, SectionLabel, toast } from '@/ui'
import type { City } from '../parts/types'
import { CityChips } from './CityChips'
import { IndexBar } from './IndexBar'
import { Located } from './Located'

type Params = ViewParams<'/subPages/position/citySelection'>

/** Cities that were chosen last. */
const RECENT = 6
const recentOf = (cities: readonly City[]): City[] =>
  storage
    .get('recentCities')
    .split(',')
    .flatMap((code) => cities.find(({ cityCode }) => cityCode === code) ?? [])

/** 选择城市 (PO-09): the answer goes to the page that asked, or opens the outlets of the city. */
export function CitiesView({ mode, channel, current }: Params) {
  const read = useRead('default GET /crmgas/city/list', { mode })
  const choose = (city: City) => {
    if (!city.served && mode === 'select') toast('暂未开通，可先登记用气地点')
    const words = withWord(storage.get('recentCities').split(',').filter(Boolean), city.cityCode)
    storage.set('recentCities', words.slice(0, RECENT).join(','))
    if (channel === undefined)
      return void go('/subPages/position/position', { cityCode: city.cityCode }, { replace: true })
    emit(channel, city.cityCode)
    void goBack()
  }
  return (
    <DetailPage read={read} skeleton={<Shape top heights={[44, 120, 400]} />}>
      {({ hot, groups }) => <Cities hot={hot} groups={groups} current={current} mode={mode} onChoose={choose} />}
    </DetailPage>
  )
}

/** px of the bar above the list. */
const BAR = 56

async function toLetter(letter: string): Promise<void> {
  const { top } = await rectOf(`letter-${letter}`)
  scrollToOffset((await scrollOffset()) + top - BAR)
}

interface Props {
  hot: City[]
  groups: { letter: string; cities: City[] }[]
  current: string | undefined
  mode: Params['mode']
  onChoose: (city: City) => void
}

function Cities({ hot, groups, current, mode, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const all = groups.flatMap(({ cities }) => cities)
  const found = all.filter((city) => isCityFor(city, typed))
  const cell = (city: City) => (
    <Cell
      key={city.cityCode}
      title={city.name}
      subtitle={city.province === city.name ? undefined : city.province}
      value={city.cityCode === current ? '当前' : !city.served && mode === 'select' ? '暂未开通' : undefined}
      onTap={() => onChoose(city)}
    />
  )
  return (
    <>
      <SearchField value={typed} placeholder='城市名或拼音' maxLength={20} onChange={setTyped} />
      {typed.trim() !== '' &&
        (found.length === 0 ? <Empty text='未找到该城市' /> : <CellGroup>{found.map(cell)}</CellGroup>)}
      {typed.trim() === '' && (
        <>
          <Located cities={all} onChoose={onChoose} />
          <CityChips title='最近' cities={recentOf(all)} onChoose={onChoose} />
          <CityChips title='热门' cities={hot} onChoose={onChoose} />
          {groups.map(({ letter, cities }) => (
            <section key={letter} id={`letter-${letter}`}>
              <SectionLabel>{letter}</SectionLabel>
              <CellGroup>{cities.map(cell)}</CellGroup>
            </section>
          ))}
          <IndexBar letters={groups.map(({ letter }) => letter)} onLetter={(letter) => void toLetter(letter)} />
        </>
      )}
    </>
  )
}
