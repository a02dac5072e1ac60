import { useEffect, useState } from 'react'
import { onEvent } from '@/platform/events'
import { useLink } from '@/blocks'
import { Icon, SearchField } from '@/ui'
import './city-bar.scss'

const CHANNEL = 'outlet:city'

/** The page of cities, which answers the bar. */
export const useCityChoice = () => useLink('/subPages/position/citySelection', { mode: 'service', channel: CHANNEL })

interface Props {
  city: string
  onCity: (cityCode: string) => void
  onWord: (keyword: string) => void
}

/** The city of the outlets, and a word of their names or streets. */
export function CityBar({ city, onCity, onWord }: Props) {
  const [typed, setTyped] = useState('')
  const choose = useCityChoice()
  useEffect(() => onEvent(CHANNEL, (code) => onCity(String(code))), [onCity])
  const type = (word: string) => {
    setTyped(word)
    if (word === '') onWord('')
  }
  return (
    <div className='oc-top'>
      <button type='button' className='oc-city fs-15 fw-m' aria-label={`${city}，切换城市`} onClick={choose}>
        {city} <Icon name='down' size={14} />
      </button>
      <SearchField
        className='grow'
        value={typed}
        placeholder='网点名称或道路'
        maxLength={20}
        onChange={type}
        onSearch={onWord}
      />
    </div>
  )
}
