import { serverNow } from '@/platform/time'
import { SectionCard } from '@/ui'
import { barOf, type Stop, type StopInfo } from './stop-model'
import './stop-gas.scss'

/** % of the axis within which a text centred on its tick would leave the card. */
const EDGE = 4

/** Which meters, from when to when: one bar per meter on the same axis. */
export function StopBar({ stop, meters }: { stop: Stop; meters: StopInfo['meters'] }) {
  const bar = barOf(stop, serverNow())
  if (bar === null || meters.length === 0) return null
  return (
    <SectionCard title='哪些表、从几点到几点'>
      {meters.map(({ meterId, alias, meterNo }) => (
        <div key={meterId} className='sp-line'>
          <div className='fs-14 break'>{alias || meterNo}</div>
          <div className='sp-axis' aria-hidden='true'>
            {bar.ticks.map(({ at }) => (
              <div key={at} className='sp-tick' style={{ left: `${at}%` }} />
            ))}
            <div
              className={
                stop.kind === 'PEAK'
                  ? 'sp-bar sp-bar-peak'
                  : stop.state === 'RESUMED'
                    ? 'sp-bar sp-bar-over'
                    : 'sp-bar sp-bar-stop'
              }
              style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
            />
            {bar.now !== null && <div className='sp-mark' style={{ left: `${bar.now}%` }} />}
          </div>
        </div>
      ))}
      <div className='sp-scale fs-11 t3 num' aria-hidden='true'>
        {bar.ticks.map(({ at, text }) => (
          <div
            key={at}
            className={
              at < EDGE ? 'sp-scale-at sp-scale-first' : at > 100 - EDGE ? 'sp-scale-at sp-scale-last' : 'sp-scale-at'
            }
            style={{ left: `${at}%` }}
          >
            {text}
          </div>
        ))}
      </div>
    </SectionCard>
  )
}
