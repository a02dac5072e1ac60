import { callPhone } from '@/platform/phone'
import { Button, ErrorBlock } from '@/ui'
import { useTownCompanies } from './town'
import { emergencyOf, useLines } from './use-lines'
import './hotline.scss'

const STEPS = [
  ['关', '关闭表前阀、设备阀'],
  ['开', '打开门窗通风'],
  ['不动电', '不开关电器、不开灯、不按门铃'],
  ['不用火', '不点火、不吸烟'],
  ['撤', '到室外上风向，等抢修人员'],
] as const

interface Props {
  title: string
  note: string
}

/** 漏气: the phone first, then what to do (TK-04). Steps and 119 need no network, nor does a number that was read before. */
export function EmergencyCard(words: Props) {
  const { read, lines } = useLines()
  return (
    <Leak
      {...words}
      phone={emergencyOf(lines)}
      {...(lines === null && read.state === 'error' && { retry: read.reload })}
    />
  )
}

/** The same for a visitor: the number of the chosen town, without a login. */
export function OpenEmergencyCard(words: Props) {
  const { read, phone } = useTownCompanies()
  return <Leak {...words} phone={phone} {...(read.state === 'error' && { retry: read.reload })} />
}

interface LeakProps extends Props {
  phone: string | undefined
  /** The number could not be read. */
  retry?: () => Promise<unknown>
}

function Leak({ title, note, phone, retry }: LeakProps) {
  return (
    <section className='hl-warn' aria-label='漏气怎么办'>
      <h2 className='fs-20 fw-b c-danger'>{title}</h2>
      <div className='fs-14 t2 mt4'>请到室外再打，抢修 24 小时值守</div>
      {phone !== undefined && (
        <Button
          className='mt12'
          size='xlarge'
          block
          danger
          icon='phone'
          label={`拨打抢险电话 ${phone}`}
          onTap={() => callPhone(phone)}
        >
          {phone}
        </Button>
      )}
      {retry && <ErrorBlock small onRetry={() => void retry()} />}
      <Button className='mt8' kind='outline' block danger onTap={() => callPhone('119')}>
        119
      </Button>
      {STEPS.map(([word, text], index) => (
        <div key={word} className='hl-step'>
          <span className='hl-no num'>{index + 1}</span>
          <span className='grow break'>
            <span className='fw-b'>{word}：</span>
            {text}
          </span>
        </div>
      ))}
      <div className='fs-12 t2 mt12'>{note}</div>
    </section>
  )
}
