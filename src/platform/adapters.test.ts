import { adapterRows, type Adapters, type HostName, type World } from './adapter-table'

type Answers = { success(answer: object): void; fail(answer: { errMsg: string }): void }

const agents = {
  browser: 'Mozilla/5.0 (iPhone)',
  wechat: 'Mozilla/5.0 MicroMessenger/8.0',
  native: 'Mozilla/5.0 (Linux; Android 14)',
} as const

/** A fresh app in this host: what it is, is found once per page load. */
function worldOf(host: Exclude<HostName, 'weapp'>): World {
  let refused = false
  const seen: unknown[] = []
  const shell = {
    invoke: (_action: string, params: Record<string, unknown>, done: (answer: object) => void) => {
      if (refused) return done({ code: -1 })
      seen.push(['shared', JSON.parse(String(params.message))])
      return done({ code: 0 })
    },
  }
  const sdk = {
    previewImage: ({ urls, success, fail }: Answers & { urls: string[] }) => {
      if (refused) return fail({ errMsg: 'previewImage:fail' })
      seen.push(['previewed', urls])
      return success({})
    },
  }
  const settle = (what: string, given: unknown) => {
    if (refused) return Promise.reject(new Error('NotAllowedError'))
    seen.push([what, given])
    return Promise.resolve()
  }
  const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
  set('userAgent', agents[host])
  set('clipboard', { writeText: (text: string) => settle('copied', text) })
  set('share', host === 'browser' ? (data: object) => settle('shared', data) : undefined)
  document.execCommand = () => !refused
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (!refused) seen.push(['called', this.href.replace('tel:', '')])
  })
  Object.assign(window, { enn: host === 'native' ? shell : undefined, wx: host === 'wechat' ? sdk : undefined })
  window.localStorage.clear()
  window.sessionStorage.clear()
  jest.resetModules()
  const load = <K extends keyof Adapters>(file: string, name: K): Adapters[K] =>
    (require(file) as Record<K, Adapters[K]>)[name]
  return {
    adapters: {
      storage: load('./storage', 'storage'),
      shareNow: load('./share', 'shareNow'),
      copyText: load('./clipboard', 'copyText'),
      callPhone: load('./phone', 'callPhone'),
      previewPictures: load('./picture', 'previewPictures'),
    },
    refuse() {
      refused = true
      if (host === 'native') Object.assign(window, { enn: shell })
      jest.spyOn(Object.getPrototypeOf(window.localStorage) as Storage, 'setItem').mockImplementation(() => {
        throw new Error('QuotaExceededError')
      })
    },
    seen: () => seen,
  }
}

afterEach(() => {
  Object.assign(window, { enn: undefined, wx: undefined })
})

describe.each(['browser', 'wechat', 'native'] as const)('%s', (host) => {
  test.each(adapterRows(host))('%s', async (_does, { run, expected }) =>
    expect(await run(worldOf(host))).toEqual(expected),
  )
})
