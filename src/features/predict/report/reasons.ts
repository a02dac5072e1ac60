import { formatVolumeNumber } from '@domain/volume'
import type { AheadDay } from '../types'

/** Lines that are shown. */
const MOST = 2
/** Of the day: an effect that is worth a line. */
const LEAST = 0.01

const signed = (volume: string): string =>
  volume.startsWith('-') ? `−${formatVolumeNumber(volume.slice(1))}` : `+${formatVolumeNumber(volume)}`

/** '11-24 4℃，较前四周同星期低 5℃，约 +140 m³': what moves the suggestions of these days most, the strongest first. */
export function reasonsOf(days: readonly AheadDay[]): string[] {
  const all = days.flatMap(({ date, suggestion, stopHours }) => {
    if (suggestion === null) return []
    const { volume, temperature, warmer, weather, holiday, stop } = suggestion
    const of = (text: string, by: string) => ({
      text: `${date.slice(5)} ${text}，约 ${signed(by)} m³`,
      by: Math.abs(Number(by)),
      volume,
    })
    return [
      ...(temperature === null || warmer === null ? [] : [of(weatherText(temperature, warmer), weather)]),
      of('节假日或调休', holiday),
      of(`停气 ${stopHours} 小时`, stop),
    ]
  })
  const strong = all.filter(({ by, volume }) => by > 0 && by >= LEAST * Number(volume)).sort((a, b) => b.by - a.by)
  if (strong.length === 0) return ['这几天没有特殊天气、节假日和停气，按近几周同星期的用气推算']
  return strong.slice(0, MOST).map(({ text }) => text)
}

function weatherText(temperature: number, warmer: number): string {
  if (warmer === 0) return `均温 ${temperature}℃`
  return `均温 ${temperature}℃，较前四周同星期${warmer < 0 ? '低' : '高'} ${Math.abs(warmer)}℃`
}
