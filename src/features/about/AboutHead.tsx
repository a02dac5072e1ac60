import { environment } from '@/platform/environment'
import { appVersion } from '@/platform/version'
import { Logo, Stack } from '@/ui'

/** Logo, name and version; builds for testing say what they are. */
export function AboutHead() {
  return (
    <Stack align='centre' top={24} className='mb24'>
      <Logo size={72} />
      <div className='fs-20 fw-b mt16'>新源燃气</div>
      <div className='fs-13 t3 mt4'>
        版本 {appVersion}
        {environment.name !== 'PRO' && ` · ${environment.name}`}
      </div>
    </Stack>
  )
}
