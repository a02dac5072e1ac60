import { Steps } from '@/ui'

const STEPS = [
  { key: 'find', title: '查询户号' },
  { key: 'confirm', title: '确认信息' },
  { key: 'done', title: '绑定成功' },
]

/** After the last of them. */
export const BOUND = STEPS.length

/** Where a binding stands (C 6.3). */
export const BindSteps = ({ current }: { current: number }) => (
  <Steps className='mt12 mb12' items={STEPS} current={current} />
)
