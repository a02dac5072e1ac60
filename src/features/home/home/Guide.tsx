import { useEffect, useState } from 'react'
import type { Out } from '@contract'
import { appVersion } from '@/platform/version'
import { call } from '@/request'
import { useLogin } from '@/stores'
import { Button, Ends, Layer, Photo } from '@/ui'
import './home.scss'

type Step = Out<'default POST:query /crmgas/portal/user/getGuideMapFlag'>['steps'][number]

/** The tour of a new version, once per user: asking for it is what marks it as seen, so it is asked once per start. */
export function Guide() {
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [at, setAt] = useState(0)
  const isDue = useLogin(({ isFirst }) => isFirst)
  useEffect(() => {
    let left = false
    call(
      'default POST:query /crmgas/portal/user/getGuideMapFlag',
      { applicationType: 'W', versionNum: appVersion },
      { loading: false, handles: 'all' },
    ).then(
      ({ guideFlag, steps: given }) => {
        if (left) return
        setSteps(given)
        useLogin.setState({ isFirst: guideFlag === '1' })
      },
      // A tour that cannot be loaded is not missed.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])
  const step = steps[at]
  if (!isDue || step === undefined) return null
  const isLast = at === steps.length - 1
  return (
    <Layer>
      <div
        className='hm-guide'
        role='dialog'
        aria-modal='true'
        aria-label={`新手引导，第${at + 1}步，共${steps.length}步`}
      >
        <Photo className='hm-guide-img' fit='contain' src={step.imgUrl} alt={step.target} />
        <Ends top={16} className='hm-guide-foot'>
          <div className='fs-14 num'>
            {at + 1}/{steps.length}
          </div>
          <Button size='large' onTap={() => (isLast ? useLogin.setState({ isFirst: false }) : setAt(at + 1))}>
            {isLast ? '我知道了' : '下一步'}
          </Button>
        </Ends>
      </div>
    </Layer>
  )
}
