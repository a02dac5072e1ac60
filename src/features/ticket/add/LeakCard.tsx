import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import { Button } from '@/ui'
import './add.scss'

const STEPS = [
  ['关', '关闭表前阀、设备阀'],
  ['开', '打开门窗通风'],
  ['不动电', '不开关电器、不开灯、不按门铃'],
  ['不用火', '不点火、不吸烟'],
  ['撤', '到室外上风向，等抢修人员'],
] as const

/** 漏气: the phone first, then what to do; the ticket comes after it (TK-04). */
export function LeakCard() {
  const read = useRead('default GET /crmgas/hotline/list', undefined, { handles: 'all' })
  const phone = read.data?.list.find(({ kind }) => kind === 'EMERGENCY')?.phone
  return (
    <section className='ta-warn' aria-label='漏气怎么办'>
      <h2 className='fs-20 fw-b c-danger'>先打电话，再填工单</h2>
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
      <Button className='mt8' kind='outline' block danger onTap={() => callPhone('119')}>
        119
      </Button>
      {STEPS.map(([word, text], index) => (
        <div key={word} className='ta-step'>
          <span className='ta-no num'>{index + 1}</span>
          <span className='grow break'>
            <span className='fw-b'>{word}：</span>
            {text}
          </span>
        </div>
      ))}
      <div className='fs-12 t2 mt12'>不要为拍照留在现场；照片可以事后补。</div>
    </section>
  )
}
