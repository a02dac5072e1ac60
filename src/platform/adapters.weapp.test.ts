import { adapterRows, type World } from './adapter-table'
import { copyText } from './clipboard'
import { environment } from './environment'
import { callPhone } from './phone'
import { previewPictures } from './picture'
import { shareNow } from './share'
import { storage } from './storage'

interface Asked {
  data?: string
  phoneNumber?: string
  urls?: string[]
  success?(answer: object): void
  fail?(answer: { errMsg: string }): void
}

/** The mini-program's own calls, as WeChat answers them. */
function world(): World {
  let refused = false
  const seen: unknown[] = []
  const answers = (what: string, given: (asked: Asked) => unknown) => (asked: Asked) => {
    if (refused) return asked.fail?.({ errMsg: 'fail' })
    seen.push([what, given(asked)])
    return asked.success?.({})
  }
  mockWx({
    setClipboardData: answers('copied', ({ data }) => data),
    makePhoneCall: answers('called', ({ phoneNumber }) => phoneNumber),
    previewImage: answers('previewed', ({ urls }) => urls),
    setStorage: (asked: Asked) => (refused ? asked.fail?.({ errMsg: 'fail' }) : asked.success?.({})),
  })
  environment.authCentre = 'https://gas.test'
  storage.remove('theme', 'token', 'userId', 'deviceId', 'textSize')
  return {
    adapters: { storage, shareNow, copyText, callPhone, previewPictures },
    refuse: () => {
      refused = true
    },
    seen: () => seen,
  }
}

test.each(adapterRows('weapp'))('%s', async (_does, { run, expected }) => expect(await run(world())).toEqual(expected))
