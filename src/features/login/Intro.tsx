import { useEffect, useState } from 'react'
import { useLater } from '@/blocks/use-later'
import { storage } from '@/platform/storage'
import { useRead } from '@/request'
import { useLogin } from '@/stores'

const film = () => import('./IntroFilm')

/** The film of the login page, once per install, where the company has set one (C 0.4, C 6.2). */
export function Intro() {
  const [isSeen] = useState(() => storage.get('introSeen') !== '')
  const config = useRead('default GET /crmgas/config/client', undefined, { handles: 'all', enabled: !isSeen })
  const address = isSeen ? '' : (config.data?.introVideo ?? '')
  const shown = useLogin(({ isShowPlayer }) => isShowPlayer)
  useEffect(() => {
    if (address === '') return undefined
    storage.set('introSeen', '1')
    useLogin.setState({ isShowPlayer: true })
    return close
  }, [address])
  const { part } = useLater(film, shown)
  return <div>{part && shown && address !== '' && <part.IntroFilm address={address} onClose={close} />}</div>
}

const close = () => useLogin.setState({ isShowPlayer: false })
