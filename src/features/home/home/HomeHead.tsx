import { useLink } from '@/blocks'
import { useRead } from '@/request'
import { useUser } from '@/stores'
import { alert, Icon, type IconName } from '@/ui'
import { weatherIcon, weatherText, type Weather } from './weather'
import './home.scss'

/** The customer of this home, and the weather there once the first card is shown. */
export function HomeHead({ stands }: { stands: boolean }) {
  const name = useUser(({ loginUserInfo }) => loginUserInfo?.customerName ?? '')
  const change = useLink('/pages/switch-bp/switch/switch')
  return (
    <div className='hm-head'>
      <button type='button' className='hm-who' disabled={!change} aria-label={`当前户号：${name}`} onClick={change}>
        <h1 className='hm-name'>{name}</h1>
        {change && <Icon name='down' size={18} />}
      </button>
      <WeatherChip stands={stands} />
    </div>
  )
}

/** Weather is an extra: without an answer it is not there (specification 8, silent). */
function WeatherChip({ stands }: { stands: boolean }) {
  const { data } = useRead('default GET /crmgas/getWeather', undefined, {
    enabled: stands,
    handles: 'all',
    freshFor: 1_800_000,
  })
  if (data === undefined) return null
  return (
    <button type='button' className='hm-weather' aria-label={weatherText(data)} onClick={() => void explain(data)}>
      <Icon name={weatherIcon[data.iconCode] satisfies IconName} size={18} />
      <span className='num'>{data.tempC}°</span>
    </button>
  )
}

const explain = (weather: Weather) =>
  alert(<div className='left'>{weatherText(weather)}</div>, { title: '天气与用气', cancelText: null })
