/*
 * What every host must do with the same call: one table, run over the plain browser, WeChat's browser, the native app
 * (adapters.test.ts) and the mini-program (adapters.weapp.test.ts). A host that lacks something says so by its answer.
 */

export interface Adapters {
  storage: typeof import('./storage').storage
  shareNow: typeof import('./share').shareNow
  copyText: typeof import('./clipboard').copyText
  callPhone: typeof import('./phone').callPhone
  previewPictures: typeof import('./picture').previewPictures
}

/** The host as the test made it: what it can be made to refuse, and what reached it. */
export interface World {
  adapters: Adapters
  /** From now on the host refuses what it is asked. */
  refuse(): void
  /** What it was asked for, oldest first. */
  seen(): unknown[]
}

export type HostName = 'browser' | 'wechat' | 'native' | 'weapp'

interface Row {
  does: string
  run(world: World): unknown
  /** On every host alike, or by host. */
  expected: unknown
}

const everywhere = (value: unknown): Record<HostName, unknown> => ({
  browser: value,
  wechat: value,
  native: value,
  weapp: value,
})

const card = { title: '文章', path: '/pages/news/news?articleId=1' }
const URL = 'http://localhost/pages/news/news?articleId=1'
const pictures = ['/cms/media/a.png', 'https://a.test/b.png'] as const

const rows: (Omit<Row, 'expected'> & { expected: Record<HostName, unknown> })[] = [
  {
    does: 'storage: what was set is there at once, as text; what was not is empty',
    run: ({ adapters: { storage } }) => {
      const before = storage.get('theme')
      storage.set('theme', 'dark')
      storage.set('token', 't')
      return [before, storage.get('theme'), storage.get('token')]
    },
    expected: everywhere(['', 'dark', 't']),
  },
  {
    does: 'storage: several keys are removed at once, others stay',
    run: ({ adapters: { storage } }) => {
      storage.set('token', 't')
      storage.set('userId', 'u')
      storage.set('deviceId', 'd')
      storage.remove('token', 'userId')
      return [storage.get('token'), storage.get('userId'), storage.get('deviceId')]
    },
    expected: everywhere(['', '', 'd']),
  },
  {
    does: 'storage: a phone that keeps nothing still remembers while the app runs',
    run: ({ adapters: { storage }, refuse }) => {
      refuse()
      storage.set('textSize', 'care')
      return storage.get('textSize')
    },
    expected: everywhere('care'),
  },
  {
    does: 'clipboard: the text arrives',
    run: async ({ adapters, seen }) => [await adapters.copyText('1000000001'), seen()],
    expected: everywhere([true, [['copied', '1000000001']]]),
  },
  {
    does: 'clipboard: a refusal is an answer, not a fault',
    run: async ({ adapters, refuse }) => {
      refuse()
      return adapters.copyText('x')
    },
    expected: everywhere(false),
  },
  {
    does: 'phone: digits, plus and dash reach the dialler',
    run: ({ adapters, seen }) => {
      adapters.callPhone('0316 000-0100转2')
      return seen()
    },
    expected: everywhere([['called', '0316000-01002']]),
  },
  {
    does: 'phone: a dialler that is closed again is no fault',
    run: async ({ adapters, refuse }) => {
      refuse()
      adapters.callPhone('119')
      await new Promise((done) => setTimeout(done, 0))
      return 'went on'
    },
    expected: everywhere('went on'),
  },
  {
    does: 'share: by the host’s own way, or the page copies the link',
    run: async ({ adapters, seen }) => [await adapters.shareNow(card), seen()],
    expected: {
      browser: [true, [['shared', { title: '文章', url: URL }]]],
      wechat: [false, []],
      native: [true, [['shared', { ...card, url: URL }]]],
      weapp: [false, []],
    },
  },
  {
    does: 'share: given up or refused',
    run: async ({ adapters, refuse }) => {
      refuse()
      return adapters.shareNow(card)
    },
    expected: everywhere(false),
  },
  {
    does: 'pictures: in the host’s viewer by full addresses, or the page’s own',
    run: async ({ adapters, seen }) => [await adapters.previewPictures(pictures, pictures[0]), seen()],
    expected: {
      browser: [false, []],
      wechat: [true, [['previewed', ['http://localhost/cms/media/a.png', 'https://a.test/b.png']]]],
      native: [false, []],
      weapp: [true, [['previewed', ['https://gas.test/cms/media/a.png', 'https://a.test/b.png']]]],
    },
  },
  {
    does: 'pictures: a viewer that fails leaves them to the page',
    run: async ({ adapters, refuse }) => {
      refuse()
      return adapters.previewPictures(pictures, pictures[1])
    },
    expected: everywhere(false),
  },
]

/** The table as one host is held to it. */
export const adapterRows = (host: HostName): [does: string, row: Row][] =>
  rows.map(({ does, run, expected }) => [does, { does, run, expected: expected[host] }])
