import { Steps } from '@/ui'

const STEPS = ['提交申请', '主账号审核', '完成']

/** After the last of them. */
export const APPLIED = STEPS.length

/** Where an application to a master stands (BD-06). */
export const ApplySteps = ({ current, isFailed = false }: { current: number; isFailed?: boolean }) => (
  <Steps
    className='mt12 mb12'
    items={STEPS.map((title, index) => ({ key: title, title, failed: index === 1 && isFailed }))}
    current={current}
  />
)
