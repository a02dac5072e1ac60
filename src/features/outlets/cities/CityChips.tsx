import { Chips, SectionLabel } from '@/ui'
import type { City } from '../parts/types'

interface Props {
  title: string
  cities: readonly City[]
  onChoose: (city: City) => void
}

export function CityChips({ title, cities, onChoose }: Props) {
  if (cities.length === 0) return null
  return (
    <>
      <SectionLabel>{title}</SectionLabel>
      <Chips
        className='gutter'
        label={`${title}城市`}
        active=''
        items={cities.map(({ cityCode, name }) => ({ key: cityCode, label: name }))}
        onChange={(code) => {
          const city = cities.find(({ cityCode }) => cityCode === code)
          if (city) onChoose(city)
        }}
      />
    </>
  )
}
